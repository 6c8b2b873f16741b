import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { parseAnswer } from './read.ts';
import { hasAnyUnit } from './rules/measure.ts';

/** What a problem says about the notation of its answers. */
export interface Notation {
  /** Names that mean the same quantity, as LaTeX, each with the name that stands for both. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  /** The unit, as LaTeX or plain text, that a bare number has because the question asks for it. */
  readonly unit?: string | undefined;
  /** Equations the question gives, as LaTeX. */
  readonly given?: readonly string[] | undefined;
}

/** An answer in the notation of its problem; an alias or unit that cannot be read changes nothing. */
export function inNotation(node: MathNode, { aliases, unit }: Notation): MathNode {
  const renamed = aliases === undefined ? node : withAliases(node, aliases);
  return unit === undefined ? renamed : withUnit(renamed, unit);
}

function withAliases(node: MathNode, aliases: Readonly<Record<string, string>>): MathNode {
  const names = new Map(
    Object.entries(aliases).flatMap(([from, to]): [string, MathNode][] => {
      const [one, other] = [parseAnswer(from), parseAnswer(to)];
      return one.ok && other.ok && one.node.kind === 'symbol' ? [[one.node.name, other.node]] : [];
    }),
  );
  return mapTree(node, (part) => (part.kind === 'symbol' ? (names.get(part.name) ?? part) : part));
}

/** A number without a unit gets it, also as the value of a chain `x = 5`; a formula with names has its own dimension. */
function withUnit(node: MathNode, unit: string): MathNode {
  if (node.kind === 'relation') {
    const rest = node.rest.map((member) => ({ ...member, node: withUnit(member.node, unit) }));
    return { ...node, rest };
  }
  const isNumber = !hasAnyUnit(node) && node.kind !== 'list' && [...namesIn(node)].every(isConstant);
  const parsed = isNumber ? readUnit(unit) : undefined;
  return parsed === undefined ? node : { kind: 'product', factors: [node, parsed] };
}

/** Whether the unit of a context can be read, as LaTeX or as plain text such as `m/s^2`. */
export function isReadableUnit(unit: string): boolean {
  const read = readUnit(unit);
  return read !== undefined && isUnit(read);
}

/** One of a unit, as LaTeX or, where that holds no unit, as upright text; what is no unit either way is read as LaTeX. */
function readUnit(unit: string): MathNode | undefined {
  const [latex, upright] = [`1\\,${unit}`, `1\\,\\mathrm{${unit}}`].map((text) => {
    const parsed = parseAnswer(text);
    return parsed.ok ? parsed.node : undefined;
  });
  if (latex !== undefined && isUnit(latex)) return latex;
  return upright !== undefined && isUnit(upright) ? upright : latex;
}

/** Units and no other name than that of the ohm, which is a name wherever a unit is not certain; or a percentage. */
function isUnit(node: MathNode): boolean {
  const names = [...namesIn(node)].filter((name) => name !== '\\Omega');
  const isMeasure = hasAnyUnit(node) || namesIn(node).has('\\Omega') || node.kind === 'quotient';
  return isMeasure && names.every(isConstant);
}
