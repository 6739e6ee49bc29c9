import type { Event } from '$src/wire/axis-dday';

/** What follows from the event before it and is told with it; everything else begins something of its own. */
const FOLLOWS: ReadonlySet<Event['kind']> = new Set(['fortune-rolled', 'destroyed', 'control-changed', 'casualty', 'battle-ended', 'chart-rerolled', 'agreed', 'referred']);

/** One decision may carry the game through a whole order: each card is a heading, each battle, shot and move a paragraph. */
export function breaks({ kind }: Event): 'heading' | 'paragraph' | null {
  if (kind === 'turn-began' || kind === 'card-came') return 'heading';
  return FOLLOWS.has(kind) ? null : 'paragraph';
}
