import { headingOf, type PartName } from './heading.ts';
import { readPartLabel } from './part-label.ts';

/** A part of a response: its lines, the rest of the heading's line first. `lead` is what stands before any heading. */
export interface Section {
  readonly part: PartName | 'lead';
  readonly lines: readonly string[];
}

interface OpenSection {
  readonly part: Section['part'];
  readonly level: number;
  readonly lines: string[];
}

/**
 * The parts of a response in their order. A Markdown heading that names none of the parts ends the answers or the confidence,
 * unless it is a part label or lies below their own heading, as "### Momentum" below "## Answers" does.
 */
export function sectionsOf(text: string): readonly Section[] {
  let open: OpenSection = { part: 'lead', level: 0, lines: [] };
  const sections: OpenSection[] = [open];
  for (const line of withTailApart(text).split(/\r\n|[\n\r\u2028\u2029]/)) {
    const heading = headingOf(line);
    if (heading?.isPartOf === true && open.part === 'answers') {
      open.lines.push(heading.rest);
      continue;
    }
    if (heading === undefined || (heading.part === 'other' && !ends(line, heading.level, open))) {
      open.lines.push(line);
      continue;
    }
    open = { ...heading, lines: [heading.rest] };
    sections.push(open);
  }
  return sections;
}

function ends(line: string, level: number, { part, level: own }: OpenSection): boolean {
  if (part !== 'answers' && part !== 'confidence') return false;
  return (own === 0 || level <= own) && readPartLabel(line) === undefined;
}

const TAIL = /^[*_]{0,3}confidence[*_]{0,3}\s?:[*_]{0,3}\s?[~≈$]{0,2}\d[^()\n]{0,40}$/i;

/** Puts a confidence that ends the last line on one of its own: "(b) 3 J. Confidence: 85%". In brackets it is a remark. */
function withTailApart(text: string): string {
  const end = text.trimEnd();
  const lineStart = end.lastIndexOf('\n') + 1;
  const line = end.slice(lineStart);
  const word = line.toLowerCase().lastIndexOf('confidence');
  if (word < 0 || headingOf(line)?.part === 'confidence') return text;
  const before = line.slice(0, word).replace(/[*_]{1,3}$/, '');
  const isSaid = /[\p{L}\p{N}$}]/u.test(before) && /\s$/.test(before) && readPartLabel(before)?.rest !== '';
  const tail = line.slice(before.length);
  return isSaid && TAIL.test(tail) ? `${end.slice(0, lineStart)}${before}\n${tail}` : text;
}
