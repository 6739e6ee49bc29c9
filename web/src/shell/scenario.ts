import { lang } from '$src/lang/lang.svelte';
import type { GameInfo, TableInfo } from '$src/wire';

type Choosing = Pick<GameInfo, 'scenario_key'>;

/** The scenario of a set-up, if it is one that the game has; a person's own has no id. */
export function scenarioOf({ scenario_key: key }: Choosing, setup: TableInfo['setup']): string | null {
  const id = key === null ? null : setup[key];
  return typeof id === 'string' ? id : null;
}

/** What a set-up says about the scenario: nothing, where there is only one. */
export const scenarioSetup = ({ scenario_key: key }: Choosing, id: string | null): TableInfo['setup'] => (key === null || id === null ? {} : { [key]: id });

/** The game's own name for a scenario, or the word by which it is known. */
export const scenarioName = (id: string): string => (lang.has(`scenario-${id}`) ? lang.say({ id: `scenario-${id}` }) : id);
