import type { Text } from '$src/lang/text';
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

/** What a seat is called in a set-up, and the colour of its pieces. */
export interface SeatRole {
  name: Text;
  colour: string;
  /** Who is asked first when a match begins, where that is always the same. */
  begins?: true;
}

const ROLES = import.meta.glob<{ roles: (setup: Readonly<Record<string, unknown>>) => SeatRole[] }>('./*/roles.ts', { eager: true });

/** Who sits where: the roles of the seats, in their order. */
export const rolesOf = (slug: string, setup: Readonly<Record<string, unknown>>): SeatRole[] => ROLES[`./${slug}/roles.ts`]?.roles(setup) ?? [];
