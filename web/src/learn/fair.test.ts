import { describe, expect, it } from 'vitest';
import type { GameInfo, Measured } from '$src/wire';
import { fairStart } from './fair';

const game: GameInfo = { slug: 'g', name: 'G', clause_prefix: 'G', rules_version: 1, seats: [2, 2], seats_key: null, options: [], scenarios: ['1', '2', '3'], scenario_key: 'scenario', cooperative: false, alike: false, reactions: false };
const line = (scenario: string | null, wins: number[], games = 100, lost = 0): Measured => ({ game: 'g', scenario, switches: [], bots: ['veteran'], games, wins, drawn: 0, lost, decisions: 80 });

describe('a fair beginning', () => {
  it('is the favoured seat of the first scenario that has one', () => {
    expect(fairStart(game, [line('1', [0.5, 0.5]), line('2', [0.14, 0.86]), line('3', [0.7, 0.3])])).toMatchObject({ setup: { scenario: '2' }, seat: 1, won: 86, kind: 'favoured' });
  });

  it('is not the one that cannot be lost', () => {
    expect(fairStart(game, [line('1', [0, 1]), line('2', [0.64, 0.36])])).toMatchObject({ scenario: '2', seat: 0, won: 64 });
  });

  it('does not believe a handful of games', () => {
    expect(fairStart(game, [line('1', [0.9, 0.1], 10), line('2', [0.5, 0.5])])).toMatchObject({ scenario: '2', kind: 'even' });
  });

  it('takes the scenario that the rules recommend where nobody has measured', () => {
    expect(fairStart(game, [])).toMatchObject({ setup: { scenario: '1' }, seat: 0, won: null, kind: 'recommended' });
    expect(fairStart({ ...game, scenarios: [], scenario_key: null, seats: [2, 3], seats_key: 'seats' }, [])).toMatchObject({ setup: { seats: 2 }, kind: 'unmeasured' });
    expect(fairStart(game, [], 1)).toMatchObject({ seat: 1, kind: 'recommended' });
  });

  it('is where those who play together win most often, alone', () => {
    const together: GameInfo = { ...game, seats: [1, 4], seats_key: 'seats', cooperative: true, scenario_key: 'map' };
    expect(fairStart(together, [line('1', [0.7], 500, 0.3), line('2', [0.99], 500, 0.01)])).toMatchObject({ setup: { map: '2', seats: 1 }, seats: 1, won: 99, kind: 'together' });
  });
});
