import { listed, type Text, sentences } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { Cards, CounterView, Kind, Side, SpawnView, TileView, Unit, View } from '$src/wire/undaunted';
import { cardThing, faceOf, stacks } from './cards';
import { SIDES } from './sides';

/** What the things of Undaunted are called, in the words of the game; what only the board says is its own. */

export const sideLabel = (side: Side): Text => ({ id: `un-side-${side}` });
export const markLabel = (side: Side): Text => ({ id: `web-un-board-mark-${side}` });
export const codeOf = (tile: string): string => tile.toUpperCase();

export const cardLabel = (things: Things, kind: Kind): Text => things.name(cardThing(kind));
/** What a card is called without its squad, whose letter stands for itself. */
export function titleLabel(things: Things, kind: Kind): Text {
  const { id, args } = cardLabel(things, kind);
  return { id, args: (args ?? []).map(([name, value]) => [name, name === 'squad' ? '' : value]) };
}
export const unitLabel = (things: Things, side: Side, unit: Unit): Text => things.name(`unit:${side}-${unit}`);

/** A kind and how many there are of it. */
export const stackLabel = (things: Things, kind: Kind, count: number): Text =>
  count === 1 ? cardLabel(things, kind) : { id: 'un-tell-several', args: [['card', cardLabel(things, kind)], ['count', count]] };

/** A stack in the hand with the actions that are printed on its cards, as they are read there. */
export function handLabel(things: Things, kind: Kind, count: number): Text {
  const stack = stackLabel(things, kind, count);
  const deeds = faceOf(things, kind).deeds.map(({ label, strength }): Text => ({ id: 'web-un-board-action', args: [['action', label], ['strength', strength ?? 0]] }));
  return deeds.length > 0 ? { id: 'web-thing-says', args: [['thing', stack], ['printed', listed(deeds, stack)]] } : stack;
}

export const cardsLabel = (things: Things, cards: Cards): Text =>
  listed(stacks(things, cards).map(({ kind, count }) => stackLabel(things, kind, count)), { id: 'web-un-board-no-cards' });

export const counterLabel = (things: Things, side: Side, { unit, defence, suppressed }: Pick<CounterView, 'unit' | 'defence' | 'suppressed'>): Text => ({
  id: 'web-un-board-counter',
  args: [['unit', unitLabel(things, side, unit)], ['defence', defence], ['suppressed', suppressed ? 'yes' : 'no']],
});

const MARKED = new Set(['all', 'sniper', 'mortar']);

/** Whom a spawn marker serves, in a few letters for the map; nothing for a squad, whose letter is enough. */
export const servedMark = (whom: string): Text | null => (MARKED.has(whom) ? { id: `web-un-board-spawn-mark-${whom}` } : null);

function servedLabel(things: Things, side: Side, whom: string): Text {
  if (whom === 'all') return { id: 'un-tell-everybody' };
  return things.get(`unit:${side}-${whom}`) ? unitLabel(things, side, whom) : { id: 'un-tell-squad', args: [['squad', whom.toUpperCase()]] };
}

const spawnLabel = (things: Things, side: Side, { serves }: SpawnView): Text => ({
  id: 'un-tell-spawn',
  args: [['side', sideLabel(side)], ['whom', serves.map((whom) => servedLabel(things, side, whom))]],
});

/** A tile with everything that lies on it, counters left out: they are things of their own. */
export function tileLabel(things: Things, view: View, tile: TileView): Text {
  const parts: Text[] = [];
  if (tile.objective !== undefined) parts.push({ id: 'un-tell-objective', args: [['value', tile.objective]] });
  if (tile.radio) parts.push({ id: 'un-tell-radio' });
  for (const side of SIDES) {
    const marker = tile[side];
    if (marker) parts.push({ id: `un-tell-${marker}`, args: [['side', sideLabel(side)]] });
    for (const spawn of view[side].spawns) if (spawn.tile === tile.tile) parts.push(spawnLabel(things, side, spawn));
    if (view[side].target === tile.tile) parts.push({ id: 'un-tell-target', args: [['side', sideLabel(side)]] });
  }
  const ground: Text = { id: 'un-ground', args: [['ground', tile.ground]] };
  return sentences({ id: 'un-tell-tile', args: [['tile', things.name(`tile:${tile.tile}`)], ['ground', ground], ['cover', coverOf(tile)]] }, ...parts);
}

export const coverOf = ({ cover, hill }: TileView): string => (hill === undefined ? `${cover}` : `${cover}/${hill}`);

/** What a side plays for, and how far it is. */
export function goalLabel(view: View, side: Side): Text {
  const { goal, points } = view[side];
  if (goal === 'pin') return { id: 'web-un-board-goal-pin', args: [['points', points]] };
  return { id: 'web-un-board-goal-points', args: [['points', points], ['goal', goal]] };
}
