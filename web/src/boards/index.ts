import type { BoardKit } from './board';

/** The boards there are; each is fetched when its game is first shown. */
const BOARDS: Record<string, () => Promise<{ kit: BoardKit<never> }>> = {
  'battle-line': () => import('./battle-line'),
  'dday-dice': () => import('./dday-dice'),
  undaunted: () => import('./undaunted'),
};

export const hasBoard = (slug: string): boolean => slug in BOARDS;

/** A board takes the view of its own game and of no other: that is why the view is handed on unread here. */
export async function loadBoard(slug: string): Promise<BoardKit | null> {
  const load = BOARDS[slug];
  return load ? ((await load()).kit as unknown as BoardKit) : null;
}
