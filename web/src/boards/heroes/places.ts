/** Where boxes lie on the table. Whoever looks has the own edge at the bottom. */
import type { Side, Tile, View } from '$src/wire/heroes';

export interface Place {
  x: number;
  y: number;
}

export function placeOf({ width, height }: Pick<View, 'width' | 'height'>, tile: Tile, near: Side): Place {
  const column = tile.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(tile.slice(1)) - 1;
  return near === 'us' ? { x: column, y: height - 1 - row } : { x: width - 1 - column, y: row };
}

/** The middle of a box, measured in boxes. */
export function middleOf(view: Pick<View, 'width' | 'height'>, tile: Tile, near: Side): Place {
  const { x, y } = placeOf(view, tile, near);
  return { x: x + 0.5, y: y + 0.5 };
}
