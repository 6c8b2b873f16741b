/** Powers of base units: m, kg, s, A, K, mol, cd, and the measures that convert to none of them. */
export type Dimension = Readonly<Record<string, number>>;

/** A unit: `factor` times powers of base units. */
export interface UnitRow {
  readonly factor: number;
  readonly base: Dimension;
  /** Whether SI prefixes go before it. */
  readonly prefixed: boolean;
}

const prefixed = (factor: number, base: Dimension): UnitRow => ({ factor, base, prefixed: true });
const whole = (factor: number, base: Dimension): UnitRow => ({ factor, base, prefixed: false });

const NUMBER: Dimension = {};
const LENGTH: Dimension = { m: 1 };
const AREA: Dimension = { m: 2 };
const VOLUME: Dimension = { m: 3 };
const TIME: Dimension = { s: 1 };
const RATE: Dimension = { s: -1 };
const MASS: Dimension = { kg: 1 };
const SPEED: Dimension = { m: 1, s: -1 };
const FORCE: Dimension = { kg: 1, m: 1, s: -2 };
const ENERGY: Dimension = { kg: 1, m: 2, s: -2 };
const POWER: Dimension = { kg: 1, m: 2, s: -3 };
const PRESSURE: Dimension = { kg: 1, m: -1, s: -2 };
const CHARGE: Dimension = { A: 1, s: 1 };
const VOLTAGE: Dimension = { kg: 1, m: 2, s: -3, A: -1 };
const FLUX: Dimension = { kg: 1, m: 2, s: -2, A: -1 };
const INDUCTION: Dimension = { kg: 1, s: -2, A: -1 };
const DOSE: Dimension = { m: 2, s: -2 };

/** SI base and derived units: BIPM SI Brochure, 9th edition (2019), tables 2 and 4. */
const SI: Readonly<Record<string, UnitRow>> = {
  m: prefixed(1, LENGTH),
  s: prefixed(1, TIME),
  g: prefixed(1e-3, MASS),
  A: prefixed(1, { A: 1 }),
  K: prefixed(1, { K: 1 }),
  mol: prefixed(1, { mol: 1 }),
  cd: prefixed(1, { cd: 1 }),
  rad: prefixed(1, NUMBER),
  sr: prefixed(1, NUMBER),
  Hz: prefixed(1, RATE),
  N: prefixed(1, FORCE),
  Pa: prefixed(1, PRESSURE),
  J: prefixed(1, ENERGY),
  W: prefixed(1, POWER),
  C: prefixed(1, CHARGE),
  V: prefixed(1, VOLTAGE),
  F: prefixed(1, { kg: -1, m: -2, s: 4, A: 2 }),
  Ohm: prefixed(1, { kg: 1, m: 2, s: -3, A: -2 }),
  S: prefixed(1, { kg: -1, m: -2, s: 3, A: 2 }),
  Wb: prefixed(1, FLUX),
  T: prefixed(1, INDUCTION),
  H: prefixed(1, { kg: 1, m: 2, s: -2, A: -2 }),
  lm: prefixed(1, { cd: 1 }),
  lx: prefixed(1, { cd: 1, m: -2 }),
  Bq: prefixed(1, RATE),
  Gy: prefixed(1, DOSE),
  Sv: prefixed(1, DOSE),
  kat: prefixed(1, { mol: 1, s: -1 }),
};

/**
 * Units accepted beside the SI (its brochure, 9th edition, table 8), with the electronvolt and dalton of CODATA 2022.
 * Degrees Celsius and Fahrenheit are measures of their own: their zero is not that of the kelvin. The year is the Julian
 * one of 365.25 days, as in astronomy.
 */
const ACCEPTED: Readonly<Record<string, UnitRow>> = {
  min: whole(60, TIME),
  h: whole(3600, TIME),
  d: whole(86400, TIME),
  week: whole(604800, TIME),
  yr: prefixed(31557600, TIME),
  AU: whole(149597870700, LENGTH),
  degree: whole(Math.PI / 180, NUMBER),
  arcmin: whole(Math.PI / 10800, NUMBER),
  arcsec: prefixed(Math.PI / 648000, NUMBER),
  ha: whole(1e4, AREA),
  L: prefixed(1e-3, VOLUME),
  t: prefixed(1e3, MASS),
  u: prefixed(1.66053906892e-27, MASS),
  Da: prefixed(1.66053906892e-27, MASS),
  eV: prefixed(1.602176634e-19, ENERGY),
  degC: whole(1, { degC: 1 }),
  degF: whole(1, { degF: 1 }),
  degR: whole(5 / 9, { K: 1 }),
  dB: whole(1, { dB: 1 }),
  Np: whole(1, { Np: 1 }),
  percent: whole(1e-2, NUMBER),
  ppm: whole(1e-6, NUMBER),
  ppb: whole(1e-9, NUMBER),
  rev: whole(1, { rev: 1 }),
  rpm: whole(1 / 60, { rev: 1, s: -1 }),
  bar: prefixed(1e5, PRESSURE),
  angstrom: whole(1e-10, LENGTH),
  M: prefixed(1e3, { mol: 1, m: -3 }),
  Wh: prefixed(3600, ENERGY),
  Ah: prefixed(3600, CHARGE),
};

/**
 * CGS units: SI Brochure, 8th edition (2006), table 9. Electrical ones stand for the SI quantity they correspond to, with
 * c = 299 792 458 m/s (statcoulomb = 1/(10 c) C with c in cm/s read as a number).
 */
const CGS: Readonly<Record<string, UnitRow>> = {
  erg: prefixed(1e-7, ENERGY),
  dyn: prefixed(1e-5, FORCE),
  Ba: whole(0.1, PRESSURE),
  P: prefixed(0.1, { kg: 1, m: -1, s: -1 }),
  St: prefixed(1e-4, { m: 2, s: -1 }),
  Gal: prefixed(1e-2, { m: 1, s: -2 }),
  G: prefixed(1e-4, INDUCTION),
  Mx: prefixed(1e-8, FLUX),
  Oe: prefixed(1000 / (4 * Math.PI), { A: 1, m: -1 }),
  statC: whole(1 / 2997924580, CHARGE),
  statV: whole(299.792458, VOLTAGE),
  statA: whole(1 / 2997924580, { A: 1 }),
  abA: whole(10, { A: 1 }),
  abC: whole(10, CHARGE),
  sb: whole(1e4, { cd: 1, m: -2 }),
  ph: whole(1e4, { cd: 1, m: -2 }),
  D: prefixed(1e-21 / 299792458, { A: 1, s: 1, m: 1 }),
};

/**
 * Atomic, nuclear and astronomical units. Hartree, Rydberg energy and Bohr radius: CODATA 2022 (NIST). Parsec: IAU 2015
 * resolution B2 (648000/π au); light year: IAU (Julian year times c); solar mass: GM☉ of IAU 2015 resolution B3 over G of
 * CODATA 2022; solar radius and luminosity: B3. Barn, curie, röntgen, rad, rem: SI Brochure, 8th edition, table 8 and 10.
 */
const PHYSICS: Readonly<Record<string, UnitRow>> = {
  Hartree: whole(4.359744722206e-18, ENERGY),
  Ry: whole(2.179872361103e-18, ENERGY),
  bohr: whole(5.29177210544e-11, LENGTH),
  fermi: whole(1e-15, LENGTH),
  b: prefixed(1e-28, AREA),
  Ci: prefixed(3.7e10, RATE),
  roentgen: whole(2.58e-4, { A: 1, s: 1, kg: -1 }),
  rd: whole(1e-2, DOSE),
  rem: prefixed(1e-2, DOSE),
  pc: prefixed((648000 * 149597870700) / Math.PI, LENGTH),
  ly: prefixed(9460730472580800, LENGTH),
  Msun: whole(1.3271244e20 / 6.6743e-11, MASS),
  Rsun: whole(6.957e8, LENGTH),
  Lsun: whole(3.828e26, POWER),
  Jy: prefixed(1e-26, { kg: 1, s: -2 }),
  c: whole(299792458, SPEED),
};

/** Calorie (thermochemical), pressure and everyday units: NIST SP 811 (2008), appendix B.8; the BTU is that of the IT. */
const EVERYDAY: Readonly<Record<string, UnitRow>> = {
  cal: prefixed(4.184, ENERGY),
  Btu: whole(1055.05585262, ENERGY),
  hp: whole(550 * 0.3048 * 4.4482216152605, POWER),
  atm: prefixed(101325, PRESSURE),
  Torr: prefixed(101325 / 760, PRESSURE),
  mmHg: whole(133.322387415, PRESSURE),
  cmHg: whole(1333.22387415, PRESSURE),
  psi: whole(6894.757293168361, PRESSURE),
  inch: whole(0.0254, LENGTH),
  ft: whole(0.3048, LENGTH),
  yd: whole(0.9144, LENGTH),
  mi: whole(1609.344, LENGTH),
  nmi: whole(1852, LENGTH),
  mph: whole(0.44704, SPEED),
  kph: whole(1 / 3.6, SPEED),
  knot: whole(1852 / 3600, SPEED),
  lb: whole(0.45359237, MASS),
  oz: whole(0.028349523125, MASS),
  lbf: whole(4.4482216152605, FORCE),
  kgf: whole(9.80665, FORCE),
  gal: whole(3.785411784e-3, VOLUME),
  cc: whole(1e-6, VOLUME),
};

/** THE table of units by their canonical symbol. */
export const UNITS: Readonly<Record<string, UnitRow>> = {
  ...SI,
  ...ACCEPTED,
  ...CGS,
  ...PHYSICS,
  ...EVERYDAY,
};

/** SI prefixes as powers of ten: SI Brochure, 9th edition (with the four of 2022), table 7. `u` stands for micro. */
export const PREFIXES: Readonly<Record<string, number>> = {
  q: 1e-30,
  r: 1e-27,
  y: 1e-24,
  z: 1e-21,
  a: 1e-18,
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  da: 1e1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Z: 1e21,
  Y: 1e24,
  R: 1e27,
  Q: 1e30,
};
