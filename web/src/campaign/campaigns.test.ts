import { describe, expect, it } from 'vitest';
import { rowsOf } from './campaigns';

const scenarios = ['1', '2', '3'];

describe('the rows of a campaign', () => {
  it('begin with the first scenario as the next one', () => {
    expect(rowsOf({ scenarios, matches: [] }).map(({ state }) => state)).toEqual(['next', 'later', 'later']);
  });

  it('tell what was won and lost, and where the match is that runs', () => {
    const matches = [
      { table: 'a', result: { won: [1], losses: [3, 4] } },
      { table: 'b', result: null },
    ];
    expect(rowsOf({ scenarios, matches })).toEqual([
      { state: 'over', scenario: '1', table: 'a', won: [1], losses: [3, 4] },
      { state: 'running', scenario: '2', table: 'b' },
      { state: 'later', scenario: '3' },
    ]);
  });

  it('have nothing next when all is played', () => {
    const matches = scenarios.map((table) => ({ table, result: { won: [0], losses: [0, 0] } }));
    expect(rowsOf({ scenarios, matches }).map(({ state }) => state)).toEqual(['over', 'over', 'over']);
  });
});
