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

/** A counter with its side, and where on its tile it stands. */
export interface Standing extends CounterView, Place {
  side: Side;
}

const SIZE = 0.297;
const EDGE = 0.03;
const ROWS = [0.215, 0.522] as const;

/**
 * The counters on a tile: those of the far side above those of the near one. A side that is alone there takes both rows,
 * and a row that is too full is pushed together.
 */
export function standing(view: View, tile: string, near: Side): Standing[] {
  const far = SIDES.filter((side) => side !== near);
  const here = (side: Side) => view[side].counters.filter((counter) => counter.tile === tile).map((counter) => ({ ...counter, side }));
  const [above, below] = [far.flatMap(here), here(near)];
  if (above.length > 0 && below.length > 0) return [...row(above, ROWS[0]), ...row(below, ROWS[1])];
  const alone = [...above, ...below];
  const half = Math.ceil(alone.length / 2);
  if (alone.length < 3) return row(alone, below.length > 0 ? ROWS[1] : ROWS[0]);
  return [...row(alone.slice(0, half), ROWS[0]), ...row(alone.slice(half), ROWS[1])];
}

function row<C extends CounterView>(counters: readonly C[], y: number): (C & Place)[] {
  const room = 1 - 2 * EDGE - SIZE;
  const shift = counters.length > 1 ? Math.min(SIZE + 0.018, room / (counters.length - 1)) : 0;
  return counters.map((counter, index) => ({ ...counter, x: EDGE + index * shift, y }));
}
