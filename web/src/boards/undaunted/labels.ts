import type { Text } from '$src/lang/text';
import { faceOf, stacks } from './cards';
import type { Cards, CounterView, Side, SpawnView, TileView, View } from './view';
import { SIDES } from './view';

/** What the things of Undaunted are called: the messages of the rules crate where it has them. */

export const sideLabel = (side: Side): Text => ({ id: `un-side-${side}` });
export const markLabel = (side: Side): Text => ({ id: `web-un-board-mark-${side}` });
export const actionLabel = (name: string): Text => ({ id: `un-action-${name}` });
export const codeOf = (tile: string): string => tile.toUpperCase();

export function cardLabel(kind: string): Text {
  const { title, squad } = faceOf(kind);
  return { id: `un-card-${title}`, args: squad ? [['squad', squad]] : [] };
}

export function unitLabel(side: Side, unit: string): Text {
  const { title, squad } = faceOf(unit);
  return { id: `un-unit-${title}`, args: [['side', sideLabel(side)], ...(squad ? ([['squad', squad]] as [string, string][]) : [])] };
}

/** A kind and how many there are of it. */
export const stackLabel = (kind: string, count: number): Text => ({
  id: 'web-un-board-stack',
  args: [['card', cardLabel(kind)], ['count', count]],
});

/** Several texts said one after the other; another text if there are none. */
export function listed(texts: readonly Text[], none: Text): Text {
  const [first, ...rest] = texts;
  return first ? rest.reduce<Text>((said, text) => ({ id: 'web-and-then', args: [['first', said], ['second', text]] }), first) : none;
}

export const cardsLabel = (cards: Cards): Text =>
  listed(stacks(cards).map(({ kind, count }) => stackLabel(kind, count)), { id: 'web-un-board-no-cards' });

export const counterLabel = (side: Side, { unit, defence, suppressed }: CounterView): Text => ({
  id: 'web-un-board-counter',
  args: [['unit', unitLabel(side, unit)], ['defence', defence], ['suppressed', suppressed ? 'yes' : 'no']],
});

const SERVED = new Set(['all', 'sniper', 'mortar']);

/** Whom a spawn marker serves, in a few letters for the map; nothing for a squad, whose letter is enough. */
export const servedMark = (whom: string): Text | null => (SERVED.has(whom) ? { id: `web-un-board-spawn-mark-${whom}` } : null);

const servedLabel = (whom: string): Text =>
  SERVED.has(whom) ? { id: `web-un-board-served-${whom}` } : { id: 'web-un-board-served-squad', args: [['squad', whom.toUpperCase()]] };

export const spawnLabel = (side: Side, { serves }: SpawnView): Text => ({
  id: 'web-un-board-spawn',
  args: [['side', sideLabel(side)], ['whom', listed(serves.map(servedLabel), { id: 'web-un-board-served-all' })]],
});

/** A tile with everything that lies on it, counters left out: they are things of their own. */
export function tileParts(view: View, tile: TileView): Text[] {
  const parts: Text[] = [
    { id: 'web-un-board-tile', args: [['tile', codeOf(tile.tile)], ['ground', { id: `web-un-board-ground-${tile.ground}` }], ['cover', coverOf(tile)]] },
  ];
  if (tile.objective !== undefined) parts.push({ id: 'web-un-board-objective', args: [['value', tile.objective]] });
  if (tile.radio) parts.push({ id: 'web-un-board-radio' });
  for (const side of SIDES) {
    const marker = tile[side];
    if (marker) parts.push({ id: `web-un-board-marker-${marker}`, args: [['side', sideLabel(side)]] });
    for (const spawn of view[side].spawns) if (spawn.tile === tile.tile) parts.push(spawnLabel(side, spawn));
    if (view[side].target === tile.tile) parts.push({ id: 'web-un-board-target', args: [['side', sideLabel(side)]] });
  }
  return parts;
}

export const tileLabel = (view: View, tile: TileView): Text => listed(tileParts(view, tile), { id: 'web-un-board-no-cards' });

export const coverOf = ({ cover, hill }: TileView): string => (hill === undefined ? `${cover}` : `${cover}/${hill}`);

/** What a side plays for, and how far it is. */
export function goalLabel(view: View, side: Side): Text {
  const { goal, points } = view[side];
  if (goal === 'pin') return { id: 'web-un-board-goal-pin', args: [['points', points]] };
  return { id: 'web-un-board-goal-points', args: [['points', points], ['goal', goal]] };
}
