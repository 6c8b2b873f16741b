/** Whole numbers beyond this are not divided. */
const MAX_DIVIDED = 1e6;
const PRIME_NAME = /^[pq](?:_|$)/;

/** The positive divisors of a whole number that a name runs over, only primes for p and q (DLMF 27.1); undefined beyond 10^6. */
export function divisorsFor(name: string, n: number): readonly number[] | undefined {
  if (!Number.isInteger(n) || n < 1 || n > MAX_DIVIDED) return undefined;
  return PRIME_NAME.test(name) ? primesOf(n) : divisorsOf(n);
}

function divisorsOf(n: number): readonly number[] {
  const found: number[] = [];
  for (let d = 1; d * d <= n; d += 1) {
    if (n % d !== 0) continue;
    found.push(d);
    if (d * d < n) found.push(n / d);
  }
  return found;
}

function primesOf(n: number): readonly number[] {
  const found: number[] = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p += 1) {
    if (rest % p !== 0) continue;
    found.push(p);
    while (rest % p === 0) rest /= p;
  }
  if (rest > 1) found.push(rest);
  return found;
}
