import { t } from '$src/lang/lang.svelte';
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

export const seatNames = (table: TableInfo): string[] => table.seats.map(sitterName);
