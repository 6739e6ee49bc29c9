import { expect, it } from 'vitest';
import type { SeatInfo, Sitter, TableInfo } from '$src/wire';
import { sitters } from './seats';

/** Without texts every message is said by its id, which is enough to see which one it is. */
function table(...sitting: Sitter[]): TableInfo {
  const seats = sitting.map((sitter, seat): SeatInfo => ({ seat, sitter, contributed: true, vacation_until: null }));
  return { seats } as unknown as TableInfo;
}
const person = (name: string): Sitter => ({ kind: 'person', player: name, name });

it('sentences call people by name, bots by level, and an empty seat by its role, or by number where no role is known', () => {
  expect(sitters(table(person('Ada'), { kind: 'bot', level: 'veteran' }, { kind: 'empty' }))).toEqual(['Ada', 'Web-level-veteran', 'web-seat']);
});

it('two of the same name are told apart', () => {
  expect(sitters(table(person('Ada'), person('Ada'), person('Bob')))).toEqual(['web-same-name', 'web-same-name', 'Bob']);
});
