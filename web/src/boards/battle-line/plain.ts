/** The plain between the armies, drawn once: grass at both edges, trodden earth and dust along the line of flags. */
import { rng } from '$src/look/ground';
import { drawnAs, type Troop } from './figures';

const round = (n: number) => +n.toFixed(1);
/** A repeated square of ground, in units of the drawing. */
const TILE = 300;

/** How large the drawing is; it covers its place, with the line of flags in the middle. */
export const LENGTH = 1200;
export const DEPTH = 640;

function tufts(count: number): string {
  const chance = rng(9);
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [round(4 + chance() * (TILE - 14)), round(8 + chance() * (TILE - 10))];
    path += `M${x},${y}l1.6,-5M${x + 4},${y}l-.4,-6.5M${x + 7},${y}l-1.8,-4`;
  }
  return path;
}

function pebbles(count: number): string {
  const chance = rng(4);
  let path = '';
  for (let i = 0; i < count; i += 1) path += `M${round(6 + chance() * (TILE - 20))},${round(8 + chance() * (TILE - 16))}q3,-4 7,-1q2,3 -1,4q-5,1 -6,-3z`;
  return path;
}

/** Dust that drifts along the line. */
function drifts(top: number, bottom: number): string {
  const chance = rng(2);
  let path = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, y, long] = [chance() * LENGTH, top + 10 + chance() * (bottom - top - 20), 22 + chance() * 60];
    path += `M${round(x)},${round(y)}q${round(long * 0.3)},${round(-3 - chance() * 4)} ${round(long * 0.55)},0t${round(long * 0.45)},-1`;
  }
  return path;
}

/** Trodden earth with a soft edge: each band lies on the one before. */
function band(reach: number, strength: number): string {
  const [w, top, bottom] = [LENGTH, DEPTH / 2 - reach, DEPTH / 2 + reach];
  return (
    `<path d="M0,${top}Q${w * 0.14},${top - 12} ${w * 0.3},${top + 2}T${w * 0.58},${top - 4}T${w * 0.82},${top + 4}T${w},${top - 4}` +
    `V${bottom}Q${w * 0.84},${bottom + 10} ${w * 0.7},${bottom - 2}T${w * 0.4},${bottom + 4}T${w * 0.16},${bottom - 3}T0,${bottom + 3}Z" fill="var(--bl-earth)" fill-opacity="${strength}"/>`
  );
}

function drawn(name: string): string {
  const [w, h] = [LENGTH, DEPTH];
  return (
    `<defs><pattern id="${name}-tufts" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
    `<path d="${pebbles(11)}" fill="var(--bl-pebble)" fill-opacity=".45"/>` +
    `<path d="${tufts(105)}" fill="none" stroke="var(--bl-straw)" stroke-opacity=".5" stroke-width="1.3"/></pattern></defs>` +
    `<rect width="${w}" height="${h}" fill="var(--g-stubble)"/>` +
    `<path d="M0,0H${w}V${h * 0.21}Q${w * 0.8},${h * 0.27} ${w * 0.6},${h * 0.21}T${w * 0.25},${h * 0.24}T0,${h * 0.19}Z" fill="var(--g-pasture)" fill-opacity=".5"/>` +
    `<path d="M0,${h}H${w}V${h * 0.78}Q${w * 0.86},${h * 0.73} ${w * 0.66},${h * 0.79}T${w * 0.3},${h * 0.76}T0,${h * 0.8}Z" fill="var(--g-pasture)" fill-opacity=".55"/>` +
    band(85, 0.07) +
    band(56, 0.14) +
    band(34, 0.12) +
    `<path d="${drifts(h / 2 - 46, h / 2 + 46)}" fill="none" stroke="var(--bl-dust)" stroke-opacity=".34" stroke-width="2" stroke-linecap="round"/>` +
    `<rect width="${w}" height="${h}" fill="url(#${name}-tufts)"/>` +
    `<path d="M0,${h / 2 + 26}H${w}" stroke="var(--bl-line)" stroke-opacity=".28" stroke-width="1.5" stroke-dasharray="3 6"/>`
  );
}

/** With the flags side by side. */
export const PLAIN = drawn('bl-plain');
/** With the flags below each other: the same plain on its side. */
export const UPRIGHT = `<g transform="translate(${DEPTH} 0) rotate(90)">${drawn('bl-upright')}</g>`;

const MACEDON: readonly Troop[] = ['phalanx', 'phalanx', 'phalanx', 'cavalry', 'phalanx', 'phalanx', 'infantry', 'phalanx', 'phalanx', 'elephant', 'phalanx', 'archer'];
const PERSIA: readonly Troop[] = ['infantry', 'archer', 'infantry', 'cavalry', 'archer', 'infantry', 'elephant', 'infantry', 'archer', 'cavalry', 'chariot'];
/** The width of a row of an army; what finds no room is cut off. */
export const ROW = 1720;
export const RANK = 46;

/** An army as a row at its edge of the plain, looking right or left. */
const row = (troops: readonly Troop[], left: boolean): string =>
  Array.from({ length: Math.floor(ROW / (RANK * 0.86)) }, (_, i) => {
    const x = round(i * RANK * 0.86);
    const figure = `<use href="${drawnAs(troops[i % troops.length]!)}" width="${RANK}" height="${RANK}"`;
    return left ? `${figure} transform="translate(${round(x + RANK)} 0) scale(-1 1)"/>` : `${figure} x="${x}"/>`;
  }).join('');

/** The armies by seat. */
export const ARMIES: readonly [string, string] = [row(MACEDON, false), row(PERSIA, true)];
