import { lang, t } from '$src/lang/lang.svelte';
import type { SeatInfo, TableInfo } from '$src/wire';

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

/** A name may begin a sentence. */
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(lang.current) + word.slice(1);

/** Who sits in each seat, as sentences say it: people by name, bots by level, those with the same name by seat as well. */
export function sitters(table: TableInfo): string[] {
  const names = table.seats.map(({ seat, sitter }) => {
    if (sitter.kind === 'empty') return seatName(seat);
    return sitter.kind === 'person' ? sitter.name : capital(t(`web-level-${sitter.level}`));
  });
  return names.map((name, seat) => {
    const shared = names.some((other, index) => index !== seat && other === name);
    return shared ? t('web-same-name', { name, seat: seat + 1 }) : name;
  });
}

export const seatNames = (table: TableInfo): string[] => table.seats.map(sitterName);
