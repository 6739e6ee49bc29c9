import { rolesOf } from '$src/boards';
import { lang, say, t } from '$src/lang/lang.svelte';
import type { SeatInfo, TableInfo, Text } from '$src/wire';

/** What a seat's sitter is called. */
export function sitterName({ sitter }: SeatInfo): string {
  switch (sitter.kind) {
    case 'empty':
      return t('web-seat-empty');
    case 'person':
      return sitter.name;
    case 'bot':
      return t('web-bot', { level: { id: `web-level-${sitter.level}` } });
  }
}

/** What a seat itself is called; people count from one. */
export const seatName = (seat: number): string => t('web-seat', { seat: seat + 1 });

/** What a seat is called at a table: its role, once the game's words are known. */
export function roleName({ game, setup }: Pick<TableInfo, 'game' | 'setup'>, seat: number): string {
  const role = rolesOf(game, setup ?? {})[seat];
  return role && lang.has(role.name.id) ? say(role.name) : seatName(seat);
}

/** The colour of a seat's pieces. */
export const roleColour = ({ game, setup }: Pick<TableInfo, 'game' | 'setup'>, seat: number): string | undefined => rolesOf(game, setup ?? {})[seat]?.colour;

/** What the table itself notes speaks of seats by number; people speak of roles. */
const BY_ROLE: Record<string, string> = { 'sv-log-sits': 'web-log-sits', 'sv-log-stands': 'web-log-stands', 'sv-log-taken-over': 'web-log-taken-over' };

export function noteByRole(note: Text, table: TableInfo): Text {
  const id = BY_ROLE[note.id];
  const seat = Number(note.args?.find(([name]) => name === 'seat')?.[1]);
  if (!id || !Number.isInteger(seat)) return note;
  return { id, args: [...(note.args ?? []), ['role', roleName(table, seat - 1)]] };
}

/** A name may begin a sentence. */
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(lang.current) + word.slice(1);

/** Who sits in each seat, as sentences say it: people by name, bots by level, those with the same name by role as well. */
export function sitters(table: TableInfo): string[] {
  const names = table.seats.map(({ seat, sitter }) => {
    if (sitter.kind === 'empty') return roleName(table, seat);
    return sitter.kind === 'person' ? sitter.name : capital(t(`web-level-${sitter.level}`));
  });
  return names.map((name, seat) => {
    const shared = names.some((other, index) => index !== seat && other === name);
    return shared ? t('web-same-name', { name, seat: roleName(table, seat) }) : name;
  });
}

export const seatNames = (table: TableInfo): string[] => table.seats.map(sitterName);
