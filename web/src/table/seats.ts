import { colourOf } from '$src/boards';
import { lang, say, t } from '$src/lang/lang.svelte';
import type { Role, SeatInfo, TableInfo } from '$src/wire';

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
export function roleName({ roles }: Pick<TableInfo, 'roles'>, seat: number): string {
  const role = roles[seat];
  return role && lang.has(role.name.id) ? say(role.name) : seatName(seat);
}

/** The colour of a seat's pieces. */
export function roleColour({ game, roles }: Pick<TableInfo, 'game' | 'roles'>, seat: number): string | undefined {
  const role = roles[seat];
  return role && colourOf(game, role);
}

/** Seats that win and lose together, in the order of the seats. */
export function sidesOf(roles: readonly Role[]): number[][] {
  const sides = new Map<number, number[]>();
  roles.forEach(({ team }, seat) => sides.set(team, [...(sides.get(team) ?? []), seat]));
  return [...sides.values()];
}

/** What the sides of a match are called, and the colours of their pieces. */
export function sideLooks(table: Pick<TableInfo, 'game' | 'roles'>): { name: string; colour: string }[] {
  const sides = sidesOf(table.roles);
  return sides.map((seats) => ({
    name: sides.length === 1 ? t('web-end-together') : seats.map((seat) => roleName(table, seat)).join(' + '),
    colour: roleColour(table, seats[0] ?? 0) ?? 'var(--info)',
  }));
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
