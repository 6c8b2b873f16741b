/**
 * Colours of the families, distinguishable with every common colour vision: Okabe and Ito, Color Universal Design (2008),
 * with its yellow left out, which vanishes on white. Each stands on white and on near-black with a contrast of at least 3:1,
 * the aim of WCAG 2.1 (1.4.11) for graphics, for which they are lighter on dark ground; the last three are added to theirs.
 */
const PALETTE: readonly (readonly [light: string, dark: string])[] = [
  ['#0072b2', '#56a8dd'],
  ['#d55e00', '#e8833a'],
  ['#00825f', '#2bb88d'],
  ['#b04f8a', '#d98bbd'],
  ['#a06a00', '#e6a532'],
  ['#3a7ca5', '#7cc4ee'],
  ['#6b6b6b', '#a8a8a8'],
  ['#7a4fb5', '#b394e8'],
  ['#c2185b', '#ff7aa8'],
];

/** The style sheet of a chart: follows the reader's light or dark scheme where the viewer tells it. */
export function styleSheet(series: number): string {
  const rules = (shade: 0 | 1): string =>
    Array.from({ length: series }, (_, index) => {
      const colour = PALETTE[index % PALETTE.length]?.[shade] ?? '';
      return `.s${index}{fill:${colour};stroke:${colour}}`;
    }).join('');
  return [
    'text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1f2328}',
    '.ground{fill:#ffffff}.title{font-size:15px;font-weight:600}.note{fill:#59636e}.warn{fill:#b35900;font-weight:600}',
    '.grid{stroke:#d1d9e0;stroke-width:1}.axis{stroke:#59636e;stroke-width:1}',
    '.bar{stroke-width:1.2;opacity:.55}.trend{fill:none;stroke-width:1.4;opacity:.6}.label{font-size:10px}text.label{stroke:#ffffff}',
    // An outline in the colour of the ground keeps names legible where lines cross them.
    'path{stroke-width:1.8}text.label{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}',
    rules(0),
    '@media(prefers-color-scheme:dark){',
    'text{fill:#f0f6fc}text.label{stroke:#0d1117}.ground{fill:#0d1117}.note{fill:#9198a1}.warn{fill:#f0883e}',
    '.grid{stroke:#3d444d}.axis{stroke:#9198a1}',
    rules(1),
    '}',
    '.trend{fill:none}',
  ].join('');
}

/** Text for XML, as content or in an attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A number of pixels with at most two decimals. */
export const px = (value: number): string => String(Number(value.toFixed(2)));
