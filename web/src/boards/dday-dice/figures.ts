import * as machines from '$src/look/figures/machines';
import * as soldiers from '$src/look/figures/soldiers';
import { useFigures } from '$src/look/figures/sprite';

/** The figures of D-Day Dice, made known to the page once. */
const { rifleman, scout, gunner, sniper, mortar, leader, bazooka } = soldiers;
const { bunker, craft, tank, halftrack } = machines;
useFigures({ rifleman, scout, gunner, sniper, mortar, leader, bazooka, bunker, craft, tank, halftrack });

/** Whose figure stands on the card of a specialist or vehicle; the rest have a picture of the thing itself. */
const ON_CARDS: Readonly<Record<string, string>> = {
  'specialist:scout': 'scout',
  'specialist:sharpshooter': 'sniper',
  'specialist:gunner': 'gunner',
  'vehicle:sherman': 'tank',
  'vehicle:half-track': 'halftrack',
};
const SOMEBODY: Readonly<Record<string, string>> = { specialist: 'rifleman' };

export const figureOf = (kind: string, card: string): string | null => ON_CARDS[`${kind}:${card}`] ?? SOMEBODY[kind] ?? null;
