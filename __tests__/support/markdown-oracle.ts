import { marked } from 'marked';

/** A report as a reader gets it: its elements in order, and the text that stands outside code. */
export interface Rendered {
  /** Opening and closing tags with their attributes, in order. */
  readonly tags: readonly string[];
  /** Text outside `code` and `pre`, entities decoded, as GitHub's mention and reference filters see it. */
  readonly prose: string;
}

const VOID = new Set(['br', 'hr', 'img', 'input']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Renders GitHub-flavoured Markdown and takes it apart; throws when the elements are not balanced. */
export function renderMarkdown(markdown: string): Rendered {
  const html = marked.parse(markdown, { gfm: true, async: false });
  const tags: string[] = [];
  const prose: string[] = [];
  const open: string[] = [];
  for (const piece of html.matchAll(/<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi)) {
    const [whole, slash, rawName] = piece;
    const name = rawName?.toLowerCase();
    if (name === undefined) {
      if (whole.startsWith('<!--')) tags.push('<!-- -->');
      else if (!open.includes('code') && !open.includes('pre')) prose.push(decode(whole));
      continue;
    }
    tags.push(whole);
    if (VOID.has(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  return { tags, prose: prose.join('') };
}

/** What GitHub would turn into a mention, a reference or a link in text outside code. */
export function liveTokens(prose: string): readonly string[] {
  const patterns = [
    /(?<![\w`])@[a-z\d](?:[a-z\d-]*)(?:\/[\w.-]+)?/gi,
    /[\w.+-]+@[\w-]+\.[\w.]+/g,
    /(?<![\w&])(?:[\w-]+\/[\w.-]+)?#\d+/g,
    /\bGH-\d+/gi,
    /\bhttps?:\/\/\S+/gi,
    /\bwww\.\w/gi,
    /(?:mailto|xmpp):[\w.+-]+@\w+/gi,
  ];
  return patterns.flatMap((pattern) => [...prose.matchAll(pattern)].map(([found]) => found));
}

/** Rows of tables whose number of cells is not that of the head; a renderer would silently drop or invent cells. */
export function brokenRows(markdown: string): readonly string[] {
  const broken: string[] = [];
  let cells: number | undefined;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      cells = undefined;
      continue;
    }
    const count = line.replace(/\\\|/g, '').split('|').length;
    cells ??= count;
    if (count !== cells || !line.endsWith('|')) broken.push(line);
  }
  return broken;
}
