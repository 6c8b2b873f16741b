/** A unit as an exact factor `num`/`den` · 10^`ten` times powers of base units. */
export interface Unit {
  readonly factor: number;
  readonly base: Readonly<Record<string, number>>;
}

const PREFIXES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
};

/** e in coulomb, exact in the SI of 2019. */
const ELEMENTARY_CHARGE = 1.602176634e-19;

interface UnitRow extends Unit {
  /** Whether SI prefixes go before it. */
  readonly prefixed: boolean;
}

const row = (factor: number, base: Unit['base'], prefixed = true): UnitRow => ({ factor, base, prefixed });
const JOULE = { kg: 1, m: 2, s: -2 };

/**
 * THE table of units. Factors: BIPM SI Brochure, 9th edition, tables 2, 4 and 8; erg, dyn, gauss: its 8th edition,
 * table 9 (gauss as 10⁻⁴ T); calorie 4.184 J. The electronvolt stands on the energy of SI; natural units are not assumed. Degrees
 * Celsius and Fahrenheit are units of their own: their zero is not that of the kelvin.
 */
const UNITS: Readonly<Record<string, UnitRow>> = {
  m: row(1, { m: 1 }),
  s: row(1, { s: 1 }),
  g: row(1e-3, { kg: 1 }),
  A: row(1, { A: 1 }),
  K: row(1, { K: 1 }),
  mol: row(1, { mol: 1 }),
  cd: row(1, { cd: 1 }),
  Hz: row(1, { s: -1 }),
  N: row(1, { kg: 1, m: 1, s: -2 }),
  Pa: row(1, { kg: 1, m: -1, s: -2 }),
  J: row(1, JOULE),
  W: row(1, { kg: 1, m: 2, s: -3 }),
  C: row(1, { A: 1, s: 1 }),
  V: row(1, { kg: 1, m: 2, s: -3, A: -1 }),
  F: row(1, { kg: -1, m: -2, s: 4, A: 2 }),
  Ohm: row(1, { kg: 1, m: 2, s: -3, A: -2 }),
  S: row(1, { kg: -1, m: -2, s: 3, A: 2 }),
  Wb: row(1, { kg: 1, m: 2, s: -2, A: -1 }),
  T: row(1, { kg: 1, s: -2, A: -1 }),
  H: row(1, { kg: 1, m: 2, s: -2, A: -2 }),
  eV: row(ELEMENTARY_CHARGE, JOULE),
  Bq: row(1, { s: -1 }),
  Gy: row(1, { m: 2, s: -2 }),
  L: row(1e-3, { m: 3 }),
  l: row(1e-3, { m: 3 }),
  bar: row(1e5, { kg: 1, m: -1, s: -2 }),
  b: row(1e-28, { m: 2 }),
  barn: row(1e-28, { m: 2 }),
  sr: row(1, {}),
  rad: row(1, {}),
  min: row(60, { s: 1 }, false),
  h: row(3600, { s: 1 }, false),
  hr: row(3600, { s: 1 }, false),
  d: row(86400, { s: 1 }, false),
  day: row(86400, { s: 1 }, false),
  days: row(86400, { s: 1 }, false),
  sec: row(1, { s: 1 }, false),
  angstrom: row(1e-10, { m: 1 }, false),
  erg: row(1e-7, JOULE, false),
  ergs: row(1e-7, JOULE, false),
  dyn: row(1e-5, { kg: 1, m: 1, s: -2 }, false),
  G: row(1e-4, { kg: 1, s: -2, A: -1 }, false),
  Gauss: row(1e-4, { kg: 1, s: -2, A: -1 }, false),
  cal: row(4.184, JOULE),
  atm: row(101325, { kg: 1, m: -1, s: -2 }, false),
  meter: row(1, { m: 1 }, false),
  meters: row(1, { m: 1 }, false),
  second: row(1, { s: 1 }, false),
  seconds: row(1, { s: 1 }, false),
  degree: row(Math.PI / 180, {}, false),
  degC: row(1, { degC: 1 }, false),
  degF: row(1, { degF: 1 }, false),
};

/** The unit of a name such as "GeV", "km" or "u\\operatorname{m}"-free "um"; undefined when there is none. */
export function unitOf(name: string): Unit | undefined {
  if (Object.hasOwn(UNITS, name)) return UNITS[name];
  const prefix = PREFIXES[name.slice(0, 1)];
  const rest = name.slice(1);
  const row = Object.hasOwn(UNITS, rest) ? UNITS[rest] : undefined;
  return prefix !== undefined && row?.prefixed === true
    ? { factor: prefix * row.factor, base: row.base }
    : undefined;
}
