import { expect, it } from 'vitest';
import type { SeatInfo, Sitter, TableInfo } from '$src/wire';
import { sidesOf, sitters } from './seats';

/** Without texts every message is said by its id, which is enough to see which one it is. */
function table(...sitting: Sitter[]): TableInfo {
  const seats = sitting.map((sitter, seat): SeatInfo => ({ seat, sitter, contributed: true, vacation_until: null }));
  return { seats, roles: [] } as unknown as TableInfo;
}
const person = (name: string): Sitter => ({ kind: 'person', player: name, name });

it('sentences call people by name, bots by level, and an empty seat by its role, or by number where no role is known', () => {
  expect(sitters(table(person('Ada'), { kind: 'bot', level: 'veteran' }, { kind: 'empty' }))).toEqual(['Ada', 'Web-level-veteran', 'web-seat']);
});

it('two of the same name are told apart', () => {
  expect(sitters(table(person('Ada'), person('Ada'), person('Bob')))).toEqual(['web-same-name', 'web-same-name', 'Bob']);
});

it('seats of one team are one side', () => {
  const teams = (...teams: number[]) => sidesOf(teams.map((team) => ({ name: { id: 'role' }, team })));
  expect([teams(0, 1), teams(0, 0, 0), teams(0, 1, 1)]).toEqual([[[0], [1]], [[0, 1, 2]], [[0], [1, 2]]]);
});
