/** Eigenvalues of a real symmetric matrix in rising order, by Jacobi's rotations. */
export function symmetricEigenvalues(matrix: readonly (readonly number[])[]): readonly number[] {
  const a = matrix.map((row) => Float64Array.from(row));
  const size = a.length;
  const at = (i: number, j: number) => a[i]?.[j] ?? Number.NaN;
  const set = (i: number, j: number, value: number) => {
    const row = a[i];
    if (row) row[j] = value;
  };
  for (let sweep = 0; sweep < 60; sweep += 1) {
    let off = 0;
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) {
        off += at(p, q) ** 2;
        rotate(p, q);
      }
    if (off < 1e-26) break;
  }
  return a.map((_, i) => at(i, i)).sort((x, y) => x - y);

  function rotate(p: number, q: number): void {
    if (Math.abs(at(p, q)) < 1e-300) return;
    const theta = (at(q, q) - at(p, p)) / (2 * at(p, q));
    const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
    const c = 1 / Math.hypot(t, 1);
    const s = t * c;
    for (let k = 0; k < size; k += 1) {
      const [x, y] = [at(k, p), at(k, q)];
      set(k, p, c * x - s * y);
      set(k, q, s * x + c * y);
    }
    for (let k = 0; k < size; k += 1) {
      const [x, y] = [at(p, k), at(q, k)];
      set(p, k, c * x - s * y);
      set(q, k, s * x + c * y);
    }
  }
}

/** Eigenvalues of the Hermitian matrix re + i im: those of its real form, where each stands twice. */
export function hermitianEigenvalues(
  re: readonly (readonly number[])[],
  im: readonly (readonly number[])[],
): readonly number[] {
  const upper = re.map((row, i) => [...row, ...(im[i] ?? []).map((value) => -value)]);
  const lower = re.map((row, i) => [...(im[i] ?? []), ...row]);
  return symmetricEigenvalues([...upper, ...lower]).filter((_, index) => index % 2 === 0);
}
