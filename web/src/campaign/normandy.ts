/** Our own map of Normandy in 1944, drawn by hand and not to scale: the north, where most of the campaign is fought, is stretched. */
import { put } from '$src/boards/picture';
import { rng, wood } from '$src/look/ground';

export type Place = readonly [x: number, y: number];
export interface Stop {
  at: Place;
  /** Where its name stands. */
  side: 'left' | 'right';
}

export const WIDE = 800;
export const HIGH = 720;

/** Where the scenarios of a campaign were fought, in their order; nothing, where there is no map. */
const STOPS: Readonly<Record<string, readonly Stop[]>> = {
  undaunted: [
    { at: [504, 206], side: 'right' },
    { at: [386, 212], side: 'left' },
    { at: [448, 268], side: 'right' },
    { at: [352, 306], side: 'left' },
    { at: [478, 338], side: 'right' },
    { at: [384, 374], side: 'left' },
    { at: [330, 438], side: 'left' },
    { at: [474, 486], side: 'right' },
    { at: [388, 528], side: 'left' },
    { at: [492, 578], side: 'right' },
    { at: [604, 612], side: 'right' },
    { at: [556, 668], side: 'left' },
  ],
};

export const stopsOf = (game: string): readonly Stop[] | undefined => STOPS[game];

/** The road from stop to stop, bent a little at each. */
export function road(stops: readonly Stop[]): string {
  return stops
    .map(({ at: [x, y] }, index) => {
      const before = stops[index - 1]?.at;
      return before ? `Q${(before[0] + x) / 2 + (index % 2 ? -14 : 14)},${(before[1] + y) / 2 + 6} ${x},${y}` : `M${x},${y}`;
    })
    .join('');
}

/** Towns that a reader knows the country by. */
export const TOWNS: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Cherbourg', 196, 66],
  ['Carentan', 330, 166],
  ['Bayeux', 672, 236],
  ['Caen', 742, 306],
  ['Saint-Lô', 560, 410],
  ['Granville', 132, 506],
  ['Avranches', 236, 602],
  ['Vire', 668, 510],
];

const LAND =
  'M96,52Q130,34 168,44Q204,58 236,42Q276,30 306,44Q322,60 318,92Q326,122 350,146Q372,168 384,188Q394,200 402,186Q410,168 436,160Q470,146 506,140Q556,132 600,142Q650,152 700,152Q750,150 810,168V730H-10V628Q60,634 110,626Q150,620 166,600Q150,580 126,566Q104,540 118,508Q136,474 128,432Q140,396 122,352Q132,310 112,268Q122,222 104,180Q112,140 92,104Q84,74 96,52Z';
const VIRE = 'M690,560Q640,552 600,530Q540,520 500,500Q474,470 500,440Q528,410 486,378Q452,346 464,306Q440,262 432,226Q420,200 404,188';
const CANAL = 'M446,268Q410,274 372,262Q350,240 384,190';

/** Fields between hedges: a net of crooked meshes, one path a kind of field, so that the country is a handful of shapes. */
function bocage(): string {
  const chance = rng(19);
  const MESH = 38;
  const knot: Record<string, Place> = {};
  const at = (x: number, y: number): string => {
    const [a, b] = (knot[`${x}.${y}`] ??= [Math.round(x * MESH + (chance() - 0.5) * 22), Math.round(y * MESH + (chance() - 0.5) * 20)]);
    return `${a},${b}`;
  };
  const kinds = ['meadow', 'wheat', 'stubble', 'crop-row'] as const;
  const fields: Record<string, string> = {};
  let hedges = '';
  for (let x = 0; x <= WIDE / MESH; x++)
    for (let y = 0; y <= HIGH / MESH; y++) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const kind = kinds[Math.floor(chance() * 7)];
      if (kind) fields[kind] = `${fields[kind] ?? ''}M${a}L${b}L${c}L${d}Z`;
      if (chance() < 0.8) hedges += `M${a}L${b}`;
      if (chance() < 0.8) hedges += `M${a}L${d}`;
    }
  const strength = { meadow: 0.7, wheat: 0.6, stubble: 0.55, 'crop-row': 0.22 };
  return (
    kinds.map((kind) => `<path d="${fields[kind] ?? ''}" fill="var(--g-${kind})" opacity="${strength[kind]}"/>`).join('') +
    `<path d="${hedges}" fill="none" stroke="var(--g-hedge)" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="7 3.5 4 3" opacity=".7"/>`
  );
}

const water = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="var(--g-sea-2)" stroke-width="${width + 2.5}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="var(--g-sea)" stroke-width="${width}" stroke-linecap="round"/>`;

const compass = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="30" fill="var(--card)" stroke="var(--card-line)" stroke-width="2"/><path d="M0,-38L8,0L0,38L-8,0Z" fill="var(--card-ink)"/><path d="M0,-38L8,0H-8Z" fill="var(--go)"/><path d="M-22,0H-12M22,0H12" stroke="var(--card-ink)" stroke-width="2.5"/></g>`;

/** The country without the campaign: sea, land, waters, woods, and those who came over the sea. */
export const country = (): string =>
  `<rect width="${WIDE}" height="${HIGH}" fill="var(--g-sea)"/>` +
  [34, 22, 11].map((width, index) => `<path d="${LAND}" fill="none" stroke="var(--g-foam)" stroke-width="${width}" stroke-linejoin="round" opacity="${[0.12, 0.2, 0.4][index]}"/>`).join('') +
  `<clipPath id="normandy-land"><path d="${LAND}"/></clipPath><path d="${LAND}" fill="var(--g-pasture)"/><g clip-path="url(#normandy-land)">${bocage()}` +
  `<path d="${LAND}" fill="none" stroke="var(--g-sand)" stroke-width="9"/></g><path d="${LAND}" fill="none" stroke="var(--g-shadow)" stroke-width="1.6" opacity=".8"/>` +
  water(VIRE, 6) +
  water(CANAL, 3.5) +
  wood(690, 372, 74, 54, { seed: 4 }) +
  wood(214, 250, 58, 44, { seed: 9 }) +
  wood(262, 648, 90, 44, { seed: 12 }) +
  wood(672, 640, 88, 56, { seed: 31 }) +
  `<g class="side-us cover-sea">${put('craft', 470, 62, 62)}${put('craft', 556, 46, 70)}${put('craft', 372, 92, 52)}${put('ship', 668, 34, 96)}</g>` +
  compass(56, 660);
