import type { Side, Terrain } from '$src/wire/heroes';
import type { BoxSize, Country } from './country';

/** The country of a battlefield: a view lists its boxes from the bottom row up, a drawing from the top row down. */
export function countryOf(listed: string, columns: number, rows: number, near: Side, box: BoxSize): Country {
  const ground = listed.split(',') as Terrain[];
  const fromTop = Array.from({ length: rows }, (_, row) => ground.slice((rows - 1 - row) * columns, (rows - row) * columns)).flat();
  return { columns, rows, ground: fromTop, near, ...box };
}
