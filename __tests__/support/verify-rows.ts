import { readdirSync, readFileSync } from 'node:fs';
import type { AnswerKind, DeclaredSymbol } from '../../src/domain/problem.ts';
import type { ReasonCode } from '../../src/domain/reasons.ts';
import type { Verdict, VerdictOutcome } from '../../src/domain/verdict.ts';
import { READER, type VerifyProfile } from '../../src/domain/verify-profile.ts';
import { physicsVerified } from '../../src/protocols/physics-verified/index.ts';
import { verifyAnswer } from '../../src/verify/index.ts';

/** One line of a table in `fixtures/verify`: a pair and what the verifier has to say of it. */
export interface Row {
  readonly reference: string;
  readonly candidate: string;
  readonly expect: VerdictOutcome;
  readonly why: string;
  readonly symbols?: readonly DeclaredSymbol[];
  readonly kind?: AnswerKind;
  readonly reason?: ReasonCode;
  /** `reader`: the default profile instead of the strict one; `physics`: with the numbers and units of PHYSICS-Verified. */
  readonly profile?: keyof typeof PROFILES;
}

/** All rows of one file. */
export interface Table {
  readonly name: string;
  readonly rows: readonly Row[];
}

const FOLDER = 'fixtures/verify';
const STRICT: VerifyProfile = { acceptDecimals: true, undeclared: 'open' };
const { verifier } = physicsVerified;
const PROFILES = {
  reader: READER,
  physics: { ...verifier, undeclared: 'quantity' },
} as const satisfies Record<string, VerifyProfile>;

/** The tables of `fixtures/verify`, in the order of their names. */
export function readTables(): readonly Table[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, rows: JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as readonly Row[] }));
}

/** The verdict on a row, or on other texts under the same declarations. */
export function verifyRow(
  row: Row,
  { reference, candidate }: Pick<Row, 'reference' | 'candidate'> = row,
): Verdict {
  return verifyAnswer({
    reference: { latex: reference, kind: row.kind ?? 'symbolic' },
    candidate,
    symbols: row.symbols ?? [],
    profile: row.profile === undefined ? STRICT : PROFILES[row.profile],
  });
}
