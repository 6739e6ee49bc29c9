/** The five games in the order in which they are shown; what can be played, the server says. */
export const FIVE = [
  { slug: 'battle-line', name: 'Battle Line' },
  { slug: 'undaunted', name: 'Undaunted: Normandy' },
  { slug: 'dday-dice', name: 'D-Day Dice' },
  { slug: 'heroes', name: 'Heroes of Normandie' },
  { slug: 'axis-dday', name: 'Axis & Allies: D-Day' },
] as const;

export const nameOfGame = (slug: string): string => FIVE.find((game) => game.slug === slug)?.name ?? slug;
