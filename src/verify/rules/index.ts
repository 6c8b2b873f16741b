import type { Rule } from '../rule.ts';
import { abbreviated } from './abbreviated.ts';
import { alternatives } from './alternatives.ts';
import { arrays } from './arrays.ts';
import { branches } from './branches.ts';
import { cases } from './cases.ts';
import { conditions } from './conditions.ts';
import { elements } from './elements.ts';
import { exactValue } from './exact.ts';
import { fieldComponents } from './field-components.ts';
import { numericIdentity } from './identity.ts';
import { knownValues } from './known-values.ts';
import { notation } from './notation.ts';
import { roundedNumber } from './number.ts';
import { orderedEquations } from './ordered-equations.ts';
import { relation } from './relation.ts';
import { sameTerms } from './same-terms.ts';
import { seriesTail } from './series.ts';
import { statedRelations } from './stated-relations.ts';
import { namedTemperature } from './temperature.ts';
import { sameTree } from './tree.ts';

/** The rules on two readable expressions, in order: the first decisive one wins. */
export const RULES: readonly Rule[] = [
  statedRelations,
  conditions,
  abbreviated,
  cases,
  fieldComponents,
  arrays,
  knownValues,
  orderedEquations,
  namedTemperature,
  notation,
  sameTree,
  alternatives,
  relation,
  branches,
  elements,
  seriesTail,
  exactValue,
  roundedNumber,
  sameTerms,
  numericIdentity,
];
