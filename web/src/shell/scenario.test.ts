import { expect, it } from 'vitest';
import { scenarioOf, scenarioSetup } from './scenario';

const undaunted = { scenario_key: 'scenario' };
const dice = { scenario_key: 'map' };

it('a set-up names its scenario as its game calls it', () => {
  expect(scenarioOf(undaunted, { scenario: '3' })).toBe('3');
  expect(scenarioOf(dice, { map: 'utah', seats: 2 })).toBe('utah');
  expect([scenarioSetup(undaunted, '3'), scenarioSetup(dice, 'utah')]).toEqual([{ scenario: '3' }, { map: 'utah' }]);
});

it("a person's own map has no id, and some games have no scenarios", () => {
  expect(scenarioOf(dice, { map: { name: 'Mine' } })).toBeNull();
  expect(scenarioOf({ scenario_key: null }, {})).toBeNull();
  expect([scenarioSetup({ scenario_key: null }, null), scenarioSetup(dice, null)]).toEqual([{}, {}]);
});
