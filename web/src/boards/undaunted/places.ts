/** Where things lie on the map, measured in tiles. */
import type { CounterView, MapView, Side, TileView, View } from '$src/wire/undaunted';
import { SIDES } from './sides';

export interface Place {
  x: number;
  y: number;
}

/** A line is a column or a row; offsets within it count in half tiles. */
const placeIn = (layout: MapView['layout'], { line, offset }: TileView): Place =>
  layout === 'columns' ? { x: line, y: offset / 2 } : { x: offset / 2, y: line };

/** Every tile's place, and how wide and high the whole map is. */
export function lay({ layout, tiles }: MapView): { places: Map<string, Place>; width: number; height: number } {
  const raw = tiles.map((tile) => ({ tile: tile.tile, ...placeIn(layout, tile) }));
  const left = Math.min(...raw.map(({ x }) => x));
  const top = Math.min(...raw.map(({ y }) => y));
  return {
    places: new Map(raw.map(({ tile, x, y }) => [tile, { x: x - left, y: y - top }])),
    width: Math.max(...raw.map(({ x }) => x)) - left + 1,
    height: Math.max(...raw.map(({ y }) => y)) - top + 1,
  };
}

/** The same map after a quarter turn, where a high map shall lie in a wide place. */
export function turned({ places, width, height }: ReturnType<typeof lay>): ReturnType<typeof lay> {
  return { places: new Map([...places].map(([tile, { x, y }]) => [tile, { x: height - 1 - y, y: x }])), width: height, height: width };
}

/** How the map and the piles beside it share the tray: how wide the piles are on either side, and whether the map is turned. */
export interface Arrangement {
  beside: number;
  turned: boolean;
}

const [ROOMY, TIGHT, GAP] = [216, 170, 8];
/** What tiles have to gain before piles are pushed together or the map is turned. */
const WORTH = 1.12;

/** The arrangement with the largest tiles, for a map of so many tiles in so many pixels; it may have them alone. */
export function arrange(map: { width: number; height: number }, room: { wide: number; high: number }, alone = false): Arrangement {
  const tile = ({ beside, turned }: Arrangement) => {
    const [across, down] = turned ? [map.height, map.width] : [map.width, map.height];
    return Math.min((room.wide - (alone ? 0 : 2 * (beside + GAP))) / across, room.high / down);
  };
  return (alone ? [0] : [ROOMY, TIGHT])
    .flatMap((beside) => [false, true].map((turned) => ({ beside, turned })))
    .reduce((best, other) => (tile(other) > tile(best) * WORTH ? other : best));
}

/** A counter with its side, where on its tile it stands, and how large it is there. */
export interface Standing extends CounterView, Place {
  side: Side;
  size: number;
}

/** What is printed on a tile stands above the counters and below them. */
const [TOP, BOTTOM] = [0.17, 0.9];
const EDGE = 0.02;
/** How large counters are that share a tile, by how many they are: two are side by side, four lie in two rows. */
const sizeOf = (count: number): number => (count <= 2 ? 0.475 : count <= 4 ? 0.365 : 0.33);

/**
 * The counters on a tile: those of the far side above those of the near one. A side that is alone there takes both rows,
 * and a row that is too full is pushed together.
 */
export function standing(view: View, tile: string, near: Side): Standing[] {
  const far = SIDES.filter((side) => side !== near);
  const here = (side: Side) => view[side].counters.filter((counter) => counter.tile === tile).map((counter) => ({ ...counter, side }));
  const [above, below] = [far.flatMap(here), here(near)];
  const alone = [...above, ...below];
  const size = sizeOf(alone.length);
  const [upper, lower] = [TOP, BOTTOM - size];
  if (above.length > 0 && below.length > 0) {
    // One against one: each has a corner.
    const facing = alone.length === 2;
    const [right, left] = [1 - EDGE - size, EDGE];
    return [...row(above, upper, size).map((counter) => (facing ? { ...counter, x: right } : counter)), ...row(below, lower, size).map((counter) => (facing ? { ...counter, x: left } : counter))];
  }
  if (alone.length < 3) return row(alone, (upper + lower) / 2, size);
  const half = Math.ceil(alone.length / 2);
  return [...row(alone.slice(0, half), upper, size), ...row(alone.slice(half), lower, size)];
}

function row<C extends CounterView>(counters: readonly C[], y: number, size: number): (C & Place & { size: number })[] {
  const room = 1 - 2 * EDGE - size;
  const shift = counters.length > 1 ? Math.min(size + 0.018, room / (counters.length - 1)) : 0;
  const begin = (1 - size - shift * (counters.length - 1)) / 2;
  return counters.map((counter, index) => ({ ...counter, x: begin + index * shift, y, size }));
}
