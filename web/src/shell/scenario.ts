import { lang } from '$src/lang/lang.svelte';
import type { GameInfo, PlayedOn, TableInfo } from '$src/wire';

type Choosing = Pick<GameInfo, 'scenario_key'>;

/** What a set-up says about the scenario: nothing, where there is only one. */
export const scenarioSetup = ({ scenario_key: key }: Choosing, id: string | null): TableInfo['setup'] => (key === null || id === null ? {} : { [key]: id });

/** The game's own name for a scenario, or the word by which it is known. */
export const scenarioName = (id: string): string => (lang.has(`scenario-${id}`) ? lang.say({ id: `scenario-${id}` }) : id);

/** The name of what is played on, whoever wrote it. */
export const playedOnName = (scenario: PlayedOn): string => (scenario.kind === 'printed' ? scenarioName(scenario.id) : scenario.name);
