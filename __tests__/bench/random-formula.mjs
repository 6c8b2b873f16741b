// Texts a verifier may be given: sequences of LaTeX tokens, random characters, and real formulas cut, doubled, nested and
// mixed up.

const TOKENS =
  String.raw`x y a n k m \alpha \omega \pi e i 0 1 2 3 0.5 10 + - \pm \cdot \times / ( ) [ ] { } | ^ _ ^2 ^{-1}
  ^{x} _{0} , ; = < \leq \approx \in \frac{1}{2} \frac{x}{y} \sqrt{x} \sqrt[3]{2} \sin \cos \ln \exp \Gamma( \zeta(
  \int_0^1 dx \sum_{k=1}^{n} \prod_{k=1}^{3} \lim_{x\to0} \partial \nabla \vec{a} \hat{H} \langle \rangle \dagger
  \mathrm{kg} \mathrm{m} \text{ and } \infty \begin{pmatrix} \end{pmatrix} & \\ \left( \right) \overline{z} ' ! \% \,
  \boxed{ $ \{ \} \cup \emptyset \otimes \sigma_x \binom{n}{2} J_0(x) \operatorname{Li}_2( T_{\mu\nu} \ldots`.split(
    /\s+/,
  );

/** The longest text made here, so that most can be read. */
const MAX_LENGTH = 400;

/** Shares of all texts: sequences of tokens, and random characters; all others are real formulas, mutated. */
const TOKEN_SHARE = 0.25;
const CHARACTER_SHARE = 0.05;

/** A text of tokens or random characters, or one of `seeds` changed in up to three places. */
export function randomFormula(seeds, next) {
  const pick = (items) => items[Math.floor(next() * items.length)];
  const kind = next();
  if (kind < TOKEN_SHARE) return joined(12, ' ', () => pick(TOKENS), next);
  if (kind < TOKEN_SHARE + CHARACTER_SHARE) return joined(60, '', () => character(next), next);
  let text = pick(seeds);
  const changes = Math.floor(4 * next());
  for (let change = 0; change < changes; change += 1) text = pick(CHANGES)(text, { next, pick, seeds });
  return text.slice(0, MAX_LENGTH);
}

const joined = (most, between, make, next) =>
  Array.from({ length: 1 + Math.floor(most * next()) }, make).join(between);

/** One byte, or any UTF-16 unit, lone surrogates among them. */
const character = (next) => String.fromCharCode(Math.floor((next() < 0.8 ? 0x100 : 0x10000) * next()));

const place = (text, next) => Math.floor(next() * (text.length + 1));

const CHANGES = [
  (text, { next, pick }) => {
    const at = place(text, next);
    return `${text.slice(0, at)}${pick(TOKENS)}${text.slice(at)}`;
  },
  (text, { next }) => {
    const at = place(text, next);
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(3 * next()));
  },
  (text, { next }) => text.slice(0, place(text, next)),
  (text, { next }) => {
    const [from, to] = [place(text, next), place(text, next)].sort((a, b) => a - b);
    return text.slice(0, to) + text.slice(from);
  },
  (text) => `\\frac{${text}}{1+${text}}`,
  (text) => `\\sqrt{${text}}`,
  (text, { pick, seeds }) => `${text}+${pick(seeds)}`,
  (text, { pick, seeds }) => `(${text})(${pick(seeds)})`,
  (text, { next }) =>
    text.replace(/[0-9]/g, (digit) => (next() < 0.5 ? digit : String(Math.floor(10 * next())))),
  (text, { pick }) => text.replace(/(?<![\\A-Za-z])[a-z](?![a-z])/, () => pick(['x', 'y', 'n', 'q'])),
];
