import { AIRY } from './airy.ts';
import { BESSEL } from './bessel.ts';
import { CARLSON } from './carlson.ts';
import { COULOMB } from './coulomb.ts';
import { ELLIPTIC } from './elliptic.ts';
import { HYPERGEOMETRIC } from './hypergeometric.ts';
import { LEGENDRE } from './legendre.ts';
import { MODULAR } from './modular.ts';
import { ORTHOGONAL } from './orthogonal.ts';
import type { SpecialFunction } from './special-function.ts';
import { WEIERSTRASS } from './weierstrass.ts';

/** Bessel, Airy, hypergeometric, elliptic, theta and modular functions and orthogonal polynomials, by name. */
export const CLASSICAL: Readonly<Record<string, SpecialFunction>> = {
  ...BESSEL,
  ...AIRY,
  ...HYPERGEOMETRIC,
  ...ELLIPTIC,
  ...CARLSON,
  ...COULOMB,
  ...MODULAR,
  ...WEIERSTRASS,
  ...ORTHOGONAL,
  ...LEGENDRE,
};
