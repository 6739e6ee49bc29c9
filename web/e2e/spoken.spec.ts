import { expect, test } from '@playwright/test';
import { Listener } from './listener';
import { Player } from './player';
import { ENDS } from './positions';

/** What is pressed, by what is said of it: at every decision the first of these that is offered. */
const PLANS: Record<keyof typeof ENDS, RegExp[]> = {
  // A card is chosen by its name, a flag by its number; once it lies there the flag can be claimed.
  'battle-line': [/^green 10$/i, /^Flag 3,/],
  undaunted: [/^Control/, /^Rifleman A/],
  'dday-dice': [/^Done/, /^Go on/],
  heroes: [/^Recover DIRECTIVES/, /^End the phase/, /^Done/, /^Pass/],
  'axis-dday': [/^Done/, /^Go on/, /^Begin/],
};

for (const game of Object.keys(ENDS) as (keyof typeof ENDS)[]) {
  test(`${game} is played to its end by ear`, async ({ browser }, info) => {
    test.skip(info.project.name === 'phone', 'by keyboard');
    const ada = await Player.arrives(browser, info);
    await ada.begins(game, ENDS[game].position, ENDS[game].seats);
    const listener = await Listener.at(ada.page);
    let decisions = 0;
    while (await ada.turn()) {
      expect((decisions += 1), 'the end is near').toBeLessThan(30);
      // The mouse has no decision that is not said, and none is said twice alike.
      const [lit, buttons] = [await listener.lit(), await listener.buttons()];
      const choices = buttons.filter(({ id }) => lit.includes(id));
      expect(choices.length, 'everything that glows is a button with a name').toBe(lit.length);
      const names = choices.map(({ name }) => name);
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(new Set(names).size, `each is said differently: ${names.join(' / ')}`).toBe(names.length);
      const wanted = PLANS[game].flatMap((plan) => choices.filter(({ name }) => plan.test(name)))[0];
      if (!wanted) throw new Error(`None of the plan is offered: ${names.join(' / ')}`);
      const before = await listener.hears();
      expect(before, 'what is asked is said').not.toBe('');
      await listener.presses(wanted);
      await expect.poll(() => listener.hears(), { message: `after "${wanted.name}" something is heard` }).not.toBe(before);
    }
    expect(await listener.hears()).toMatch(/won|lost/i);
  });
}
