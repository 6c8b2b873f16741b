const PLACES = /(\\?[A-Za-z]+)(?:\^\{?[^{}_^]+\}?\{\}_\{?[^{}_^]+\}?|_\{?[^{}_^]+\}?\{\}\^\{?[^{}_^]+\}?)/g;

/** `{T^\mu}_\nu` says by its braces what `T^\mu{}_\nu` says by an empty group. */
const BRACED = /\{(\\?[A-Za-z]+[_^](?:\{[^{}]*\}|\\[A-Za-z]+|[A-Za-z]))\}(?=[_^])/g;

/** How a text looks that keeps places apart. */
const MAY_HAVE_PLACES = /\{\}|\}[_^]/;

/**
 * Whether `T^\mu{}_\nu` of one text stands as `T_\nu{}^\mu` in the other: the empty group keeps the places of upper and lower
 * indices apart, and a tensor need not be symmetric.
 */
export function indexOrdersDiffer(reference: string, candidate: string): boolean {
  if (![reference, candidate].every((text) => MAY_HAVE_PLACES.test(text))) return false;
  const [one, two] = [placesOf(reference), placesOf(candidate)];
  return [...one].some(([letter, first]) => {
    const other = two.get(letter);
    return other !== undefined && other !== first;
  });
}

/** For every letter with both indices, which of them stands first; `both` where a text has it in either order. */
function placesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const spaced = text.includes('}_') || text.includes('}^') ? text.replace(BRACED, '$1{}') : text;
  for (const [whole, letter = ''] of spaced.matchAll(PLACES)) {
    const first = whole.slice(letter.length, letter.length + 1);
    const known = found.get(letter);
    found.set(letter, known === undefined || known === first ? first : 'both');
  }
  return found;
}
