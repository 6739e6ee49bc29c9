/** What is drawn on the tiles, a square of 150 by 150 each. It means nothing to the rules. */
import { church, field, type FieldKind, hedge, house, orchard, road, wood } from '$src/look/ground';

/** How wide and high the drawing of a tile is. */
export const SIZE = 150;
const HEDGE = 4.6;

const soil = (kind: FieldKind, ang = 0) => field([[0, 0], [SIZE, 0], [SIZE, SIZE], [0, SIZE]], kind, { ang });
const bushes = (x: number, y: number, n: number, seed: number) => wood(x, y, 40, 30, { seed, r0: 6, r1: 9, n });

const line = (d: string, colour: string, width: number, more = '') => `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" ${more}/>`;

function river(d: string): string {
  return (
    line(d, 'g-shadow', 45, 'stroke-opacity=".22" transform="translate(2 3)"') +
    line(d, 'g-wet', 43) +
    line(d, 'g-sea-2', 37) +
    line(d, 'g-sea', 32) +
    line(d, 'g-foam', 1.6, 'stroke-opacity=".6" stroke-dasharray="13 19" stroke-linecap="round" transform="translate(0 -7)"') +
    line(d, 'g-foam', 1.6, 'stroke-opacity=".6" stroke-dasharray="10 23" stroke-linecap="round" transform="translate(9 6)"')
  );
}

const pond = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx + 3}" ry="${ry + 3}" fill="var(--g-wet)"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--g-sea-2)"/>` +
  `<ellipse cx="${x + 1}" cy="${y + 2}" rx="${rx - 3}" ry="${ry - 3}" fill="var(--g-sea)"/>` +
  line(`M${x - 18},${y}q8,-4 16,0t16,0M${x - 6},${y + 9}q6,-3 12,0`, 'g-foam', 1.6, 'stroke-opacity=".65" stroke-linecap="round"');

/** A hill in steps: each lies on the one before, lit from the upper left. */
function hill(): string {
  const step = (share: number, d: string) =>
    `<path d="${d}" fill="var(--g-shadow)" opacity=".28" transform="translate(4 5)"/><path d="${d}" fill="color-mix(in srgb,var(--un-hill) ${share}%,var(--g-meadow))" stroke="var(--un-hill-edge)" stroke-width="1.6" stroke-opacity=".7"/>`;
  return (
    step(30, 'M12,94C2,50 40,14 82,17s70,38 58,82-52,42-82,39S18,126 12,94Z') +
    step(60, 'M33,90c-6,-30 18,-51 48,-51s51,24 44,54-39,33-57,30-31,-12-35,-33Z') +
    step(90, 'M54,84c-3,-18 12,-27 27,-25s27,13 23,30-21,18-30,16-18,-9-20,-21Z') +
    line('M20,74l9,3M25,58l8,5M35,43l7,7M49,32l4,9M40,76l7,2M46,62l6,5M58,50l4,7', 'un-hill-edge', 1.6, 'stroke-opacity=".55" stroke-linecap="round"')
  );
}

/** Rock below an edge of the hill. */
function cliff(): string {
  const edge = 'M24,130C52,146 94,148 134,108';
  return line(edge, 'g-shadow', 13, 'stroke-opacity=".35" transform="translate(3 6)"') + line(edge, 'g-stone', 12) + line(edge, 'un-hill-edge', 12, 'stroke-dasharray="2 6"') + line(edge, 'g-slate-edge', 2.2, 'transform="translate(-2 -5)"');
}

const haystack = (x: number, y: number) =>
  `<ellipse cx="${x + 4}" cy="${y + 13}" rx="16" ry="6" fill="var(--g-shadow)" opacity=".35"/><path d="M${x - 13},${y + 13}q-2,-26 13,-30q15,4 13,30q-13,5 -26,0Z" fill="var(--un-hay)" stroke="var(--g-ear)" stroke-width="1.6"/>` +
  line(`M${x},${y - 14}v27M${x - 6},${y - 7}l-2,19M${x + 6},${y - 7}l2,19`, 'g-ear', 1.3, 'stroke-opacity=".7"');

/** Walls without a roof. */
const ruin = (x: number, y: number, w: number, h: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - w / 2 + 4},${y - h / 2 + 6}h${w}v${h}h${-w}Z" fill="var(--g-shadow)" opacity=".3"/><path d="M${x - w / 2},${y - h / 2}h${w}v${h}h${-w}Z" fill="var(--g-earth)" opacity=".55"/>` +
  line(`M${x - w / 2},${y - h / 4}V${y + h / 2}H${x - 2}M${x + w / 5},${y + h / 2}H${x + w / 2}V${y - h / 2}H${x - w / 6}`, 'g-roof-edge', 6) +
  line(`M${x - w / 2},${y - h / 4}V${y + h / 2}H${x - 2}M${x + w / 5},${y + h / 2}H${x + w / 2}V${y - h / 2}H${x - w / 6}`, 'g-stone', 3.6) +
  `<path d="M${x - 7},${y}l5,-5 5,5ZM${x + 5},${y + 4}l4,-4 5,4ZM${x - 3},${y + 7}l3,-3 3,3Z" fill="var(--g-roof)" stroke="var(--g-roof-edge)"/></g>`;

/** Planks over a river that runs level. */
function bridge(x: number, w: number): string {
  const [left, top, high] = [x - w / 2, 46, 58];
  let planks = '';
  for (let y = top + 6; y < top + high; y += 6) planks += `M${left},${y}h${w}`;
  return (
    `<path d="M${left + 4},${top + 4}h${w}v${high}h${-w}Z" fill="var(--g-shadow)" opacity=".35"/><path d="M${left},${top}h${w}v${high}h${-w}Z" fill="var(--un-plank)" stroke="var(--un-plank-edge)" stroke-width="1.6"/>` +
    line(planks, 'un-plank-edge', 1.2, 'stroke-opacity=".7"') +
    line(`M${left},${top - 3}v${high + 6}M${left + w},${top - 3}v${high + 6}`, 'un-plank-edge', 3)
  );
}

const round = (seed: number) => hedge([[4, 4], [74, 6], [146, 4], [146, 72], [146, 146], [76, 144], [4, 146], [4, 72], [4, 4]], { seed, w: HEDGE });
const LEVEL_RIVER = 'M-8,72C21,60 45,87 75,75S126,63 158,78';

const DRAWN: Record<string, (seed: number) => string> = {
  'open-ground': (s) => soil('meadow', (s % 5) * 20) + road('M-10,94C40,106 92,80 160,92', 11) + bushes(96, 14, 4, s) + hedge([[4, 141], [62, 146]], { seed: s, w: HEDGE }),
  haystacks: (s) => soil('stubble', 4) + field([[0, 0], [SIZE, 0], [SIZE, 34], [0, 26]], 'wheat') + haystack(40, 62) + haystack(86, 48) + haystack(112, 96) + haystack(56, 112) + hedge([[4, 4], [146, 4]], { seed: s, w: HEDGE }),
  'ploughed-field': (s) => soil('pasture') + field([[8, 12], [142, 6], [144, 138], [12, 144]], 'plough', { ang: -4 }) + hedge([[146, 4], [146, 146]], { seed: s, w: HEDGE }),
  'wheat-field': (s) => soil('meadow') + field([[12, 14], [138, 9], [142, 137], [9, 142]], 'wheat', { ang: 4 }) + hedge([[4, 4], [146, 4]], { seed: s, w: HEDGE }),
  'crop-field': (s) => soil('pasture') + field([[6, 9], [76, 6], [73, 144], [9, 141]], 'crop', { ang: 84 }) + field([[86, 6], [144, 9], [142, 142], [83, 144]], 'plough', { ang: 88 }) + hedge([[80, 4], [79, 146]], { seed: s, w: 3.8 }),
  'hedged-field': (s) =>
    soil('meadow') + field([[12, 12], [138, 14], [136, 137], [14, 136]], 'crop', { ang: 6 }) + hedge([[6, 46], [5, 5], [145, 5], [145, 145], [92, 145]], { seed: s, w: HEDGE }) + hedge([[58, 145], [5, 145], [5, 88]], { seed: s + 1, w: HEDGE }),
  'hedged-fields': (s) =>
    soil('pasture') +
    field([[8, 8], [70, 10], [66, 66], [8, 62]], 'crop', { ang: 80 }) +
    field([[82, 8], [142, 8], [142, 66], [80, 68]], 'wheat') +
    field([[8, 78], [66, 80], [68, 142], [8, 142]], 'plough', { ang: 14 }) +
    field([[82, 80], [142, 78], [142, 142], [82, 142]], 'meadow') +
    round(s) +
    hedge([[75, 6], [73, 72], [75, 144]], { seed: s + 1, w: HEDGE, gap: [[74, 110, 12]] }) +
    hedge([[4, 70], [73, 73], [146, 72]], { seed: s + 2, w: HEDGE, gap: [[110, 72, 12]] }),
  wood: (s) => soil('pasture') + wood(16, 16, 118, 116, { seed: s, r0: 10, r1: 14, n: 40 }),
  forest: (s) => soil('pasture') + wood(3, 3, 144, 144, { seed: s, r0: 9, r1: 14 }),
  'wood-and-pond': (s) => soil('pasture') + pond(96, 92, 36, 23) + wood(6, 10, 46, 130, { seed: s, r0: 9, r1: 13 }) + wood(70, 8, 72, 42, { seed: s + 1, r0: 9, r1: 13 }),
  hill: (s) => soil('meadow', s * 20) + hill() + bushes(4, 116, 2, s) + bushes(116, 116, 2, s + 1),
  'hill-and-cliff': (s) => soil('meadow', 9) + hill() + cliff() + bushes(112, 8, 3, s),
  river: (s) => soil('meadow') + field([[8, 110], [142, 116], [142, 142], [8, 142]], 'crop', { ang: 4 }) + river(LEVEL_RIVER) + bushes(104, 8, 3, s),
  'river-and-islet': (s) =>
    soil('meadow', 40) +
    river('M-8,72C21,52 51,92 75,76S126,52 158,78') +
    '<path d="M48,76c10,-14 42,-15 54,-2-10,15-44,17-54,2Z" fill="var(--g-meadow)" stroke="var(--g-wet)" stroke-width="3"/>' +
    bushes(60, 64, 2, s) +
    bushes(12, 110, 4, s + 1),
  'river-and-trees': (s) => soil('pasture') + river(LEVEL_RIVER) + wood(8, 10, 134, 26, { seed: s, r0: 8, r1: 12 }) + wood(8, 114, 134, 26, { seed: s + 1, r0: 8, r1: 12 }),
  'river-and-footbridge': (s) => soil('meadow') + road('M75,-10V160', 8) + river(LEVEL_RIVER) + bridge(75, 14) + bushes(8, 10, 3, s) + bushes(104, 112, 3, s + 1),
  'river-and-bridge': (s) => soil('meadow', 12) + road('M75,-10V160', 16) + road('M78,126H160', 12) + river(LEVEL_RIVER) + bridge(75, 26) + house(16, 110, 34, 22, -3) + bushes(106, 8, 3, s),
  farm: (s) =>
    soil('meadow', 9) + field([[88, 84], [144, 82], [144, 142], [90, 144]], 'plough', { ang: 10 }) + field([[8, 94], [60, 92], [62, 142], [8, 144]], 'crop', { ang: 84 }) + road('M73,160C72,120 76,90 72,70', 11) + house(36, 40, 42, 24, -2) + house(92, 30, 22, 38, 3) + bushes(6, 30, 3, s),
  farmhouse: (s) =>
    soil('meadow', 9) + field([[8, 8], [64, 10], [60, 54], [8, 56]], 'crop', { ang: 80 }) + road('M160,112C118,110 96,118 84,92', 11) + house(64, 66, 48, 26, -8) + bushes(26, 88, 4, s) + bushes(104, 12, 4, s + 1),
  'manor-and-orchard': (s) => soil('stubble') + field([[84, 80], [142, 80], [142, 142], [84, 142]], 'meadow') + house(30, 36, 66, 28, 0) + house(18, 70, 22, 34, 0) + orchard(92, 88, 50, 54, { seed: s, dx: 21, dy: 19, r: 6 }) + round(s),
  hamlet: (s) => soil('stubble') + road('M-10,78C46,70 104,90 160,74', 12) + road('M78,78L66,160', 10) + house(18, 32, 34, 23, -6) + house(74, 34, 38, 23, 4) + house(104, 98, 32, 23, 8) + house(18, 104, 30, 24, 4) + bushes(112, 26, 2, s),
  'ruined-hamlet': (s) => soil('stubble', 30) + road('M-10,84C46,76 104,92 160,76', 12) + house(98, 32, 34, 23, 6) + ruin(42, 48, 38, 27, -6) + ruin(104, 116, 40, 25, 4) + ruin(38, 118, 28, 23, 0) + bushes(2, 6, 2, s),
  village: (s) =>
    soil('stubble') + road('M-10,76H160', 13) + road('M76,-10V160', 13) + house(14, 26, 40, 24, -2) + house(98, 24, 36, 26, 2) + house(20, 96, 24, 36, 2) + house(94, 98, 42, 24, -3) + bushes(110, 116, 2, s),
  'village-street': (s) =>
    soil('stubble', 12) + road('M-10,88C46,82 104,94 160,86', 13) + house(8, 40, 28, 25, -3) + house(44, 40, 28, 25, 0) + house(80, 42, 28, 25, 3) + house(114, 42, 30, 25, 0) + house(16, 110, 36, 24, 0) + house(68, 112, 38, 24, 2) + bushes(112, 108, 3, s),
  'scattered-houses': (s) =>
    soil('meadow', 15) + road('M52,-10C58,60 80,90 76,160', 11) + house(90, 34, 34, 23, 10) + house(16, 72, 30, 21, -12) + house(100, 104, 32, 23, -6) + bushes(6, 14, 3, s) + bushes(16, 112, 3, s + 1),
  church: (s) =>
    soil('stubble') + road('M-10,126C60,118 106,132 160,120', 12) + field([[24, 30], [116, 32], [114, 106], [26, 104]], 'meadow') + hedge([[22, 100], [24, 30], [118, 32], [116, 106], [76, 107]], { seed: s, w: 4 }) + church(54, 56, 1.05) + house(118, 46, 24, 19, 0) + bushes(2, 8, 2, s + 1),
};

export const GROUND_NAMES = Object.keys(DRAWN);

/** Tiles of one ground are not the same field: the code of a tile tells which trees stand where. */
const seedOf = (tile: string): number => [...tile].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 997;

const drawn = new Map<string, string>();

/** The drawing of a tile, the same every time, and drawn once. */
export function groundOf(ground: string, tile: string): string {
  const key = `${ground} ${tile}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = (DRAWN[ground] ?? DRAWN['open-ground']!)(seedOf(tile));
  drawn.set(key, picture);
  return picture;
}
