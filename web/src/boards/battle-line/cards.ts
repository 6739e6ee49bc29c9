import type { Things } from '$src/table/things';
import type { Card } from '$src/wire/battle-line';

/** A card as it is drawn: what is printed on it comes from the game. */
export type Face =
  | { kind: 'troop'; colour: string; value: number }
  | { kind: 'tactic'; name: string; corner: string };

export const isTroop = (things: Things, card: Card): boolean => things.is(`card:${card}`, 'kind') === 'troop';

export function faceOf(things: Things, card: Card): Face {
  const thing = `card:${card}`;
  if (isTroop(things, card)) return { kind: 'troop', colour: things.is(thing, 'colour'), value: things.number(thing, 'value') ?? 0 };
  return { kind: 'tactic', name: card, corner: String(things.figure(thing, 'values') ?? '') };
}

/** The troops by colour, in the order of the game: each colour with its values. */
export function troopsOf(things: Things): { colour: string; values: number[] }[] {
  const colours = new Map<string, number[]>();
  for (const { thing } of things.of('card')) {
    const [colour, value] = [things.is(thing, 'colour'), things.number(thing, 'value')];
    if (colour && value !== null) colours.set(colour, [...(colours.get(colour) ?? []), value]);
  }
  return [...colours].map(([colour, values]) => ({ colour, values: values.sort((a, b) => a - b) }));
}

export type HandOrder = 'colour' | 'value';

/** The hand as a player sorts it: troops by colour or value, tactics cards last. */
export function sorted(things: Things, hand: readonly Card[], order: HandOrder): Card[] {
  const colours = troopsOf(things).map(({ colour }) => colour);
  const key = (card: Card): [number, number] => {
    const face = faceOf(things, card);
    if (face.kind === 'tactic') return [99, 0];
    const colour = colours.indexOf(face.colour);
    return order === 'colour' ? [colour, face.value] : [face.value, colour];
  };
  return [...hand].sort((a, b) => {
    const [a0, a1] = key(a);
    const [b0, b1] = key(b);
    return a0 - b0 || a1 - b1 || a.localeCompare(b);
  });
}

/** A name as it is lettered on a card: a long one takes two lines, and a long word a narrower letter, so that it can be read. */
export function nameOn(name: string): { lines: string[]; long: boolean; size: number } {
  const gap = name.indexOf(' ');
  const lines = name.length > 9 && gap > 0 ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  const longest = Math.max(...lines.map(({ length }) => length));
  const long = longest > 8;
  return { lines, long, size: Math.min(lines.length > 1 ? 14 : 15, 86 / (longest * (long ? 0.53 : 0.64))) };
}
