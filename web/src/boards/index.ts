import type { Role } from '$src/wire';
import type { BoardKit } from './board';

/** The boards there are; each is fetched when its game is first shown. */
const BOARDS: Record<string, () => Promise<{ kit: BoardKit<never, never> }>> = {
  'battle-line': () => import('./battle-line'),
  undaunted: () => import('./undaunted'),
  'dday-dice': () => import('./dday-dice'),
  heroes: () => import('./heroes'),
  'axis-dday': () => import('./axis-dday'),
};

/** The games in the order in which they are shown; what can be played, the server says. */
export const boardSlugs: readonly string[] = Object.keys(BOARDS);

export const hasBoard = (slug: string): boolean => slug in BOARDS;

/** A board takes views and events of its own game and of no other: that is why they are handed on unread here. */
export async function loadBoard(slug: string): Promise<BoardKit | null> {
  const load = BOARDS[slug];
  return load ? ((await load()).kit as unknown as BoardKit) : null;
}

const COLOURS = import.meta.glob<{ colours: Readonly<Record<string, string>> }>('./*/colours.ts', { eager: true });

/** The colour of the pieces of whoever has a role; which roles there are, the game says. */
export const colourOf = (slug: string, role: Role): string | undefined => COLOURS[`./${slug}/colours.ts`]?.colours[role.name.id];
