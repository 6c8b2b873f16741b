const ARRAY = /^\s*\\begin\s*\{array\}\s*\{[^{}]*\}([\s\S]*)\\end\s*\{array\}\s*$/;
const TEXT = /\\text\s*\{([^{}]*)\}/g;
/** What parts the rows and cells of an array. */
const LINES = /\\\\|\\ |\\hline|[|&\-+_=.~\s]/g;
/** More words may say what the formula says. */
const MAX_WORDS = 2;

/** Whether a text is a table that has lines in it and a word or two, such as the name of what is drawn, and nothing else. */
export function isDrawing(text: string): boolean {
  const body = ARRAY.exec(text)?.[1];
  if (body === undefined) return false;
  const words = [...body.matchAll(TEXT)].flatMap(([, inner = '']) => inner.match(/[A-Za-z]+/g) ?? []);
  const isNamed = words.length <= MAX_WORDS && words.every((word) => word.length > 2);
  return isNamed && body.replace(TEXT, '').replace(LINES, '') === '';
}
