import { expect, it } from 'vitest';
import { playedOnName, scenarioSetup } from './scenario';

const undaunted = { scenario_key: 'scenario' };
const dice = { scenario_key: 'map' };

it('a set-up names its scenario as its game calls it', () => {
  expect([scenarioSetup(undaunted, '3'), scenarioSetup(dice, 'utah')]).toEqual([{ scenario: '3' }, { map: 'utah' }]);
});

it('some games have no scenarios', () => {
  expect([scenarioSetup({ scenario_key: null }, null), scenarioSetup(dice, null)]).toEqual([{}, {}]);
});

it("a person's own scenario is called by its name", () => {
  expect(playedOnName({ kind: 'own', name: 'My beach' })).toBe('My beach');
});
