import { expect, test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { unsaid } from './accessibility';
import { OTHER_LANGUAGES } from './languages';
import { FIRST, SECOND } from './last-play.mjs';
import { Listener, type Told } from './listener';
import { Player } from './player';
import { MIDDLES } from './positions';

/** How a whole match of each game is played, by what is said of the choices. */
interface Match {
  seats: NewSeat[];
  /** What is wished for before anything else, in this order. */
  wishes: RegExp[];
  /** What ends something: pressed after one thing has been done, whatever else could be. */
  ends: RegExp;
}

const MATCHES: Record<string, Match> = {
  'battle-line': { seats: FIRST, wishes: [/^troop deck/i], ends: /^(Done|Pass)/ },
  undaunted: { seats: FIRST, wishes: [/^Control/, /^Attack/, /^Scout \d/, /^Move/], ends: /^End the turn/ },
  'dday-dice': { seats: [{ kind: 'me' }], wishes: [/^Roll/, /^Sector/], ends: /^(Stop|Done|Go on)/ },
  heroes: { seats: FIRST, wishes: [/^Activate a unit/], ends: /^(End|Done|Pass|Stay)/ },
  'axis-dday': { seats: SECOND, wishes: [], ends: /^(Done|Go on|Begin)/ },
};

/** So many decisions are eager ones; then whatever ends something is pressed at once, and the match comes to its own end. */
const EAGER = 40;

for (const [game, { seats, ends, wishes }] of Object.entries(MATCHES)) {
  test(`a whole match by ear: ${game}`, async ({ browser }, info) => {
    test.skip(info.project.name === 'phone', 'by keyboard');
    test.setTimeout(600_000);
    const ada = await Player.arrives(browser, info);
    await ada.opensTable(game, undefined, seats);
    await ada.starts();
    await ada.turn();
    // The pointer would rest on something, and have it explained.
    await ada.page.mouse.move(0, 0);
    const listener = await Listener.at(ada.page);
    let decisions = 0;
    let acted = false;
    while (await ada.turn()) {
      expect((decisions += 1), 'the match comes to its end').toBeLessThan(500);
      // The mouse has no decision that is not said, and none is said twice alike.
      const [lit, { buttons, hears }] = [await listener.lit(), await listener.listens()];
      const choices = buttons.filter(({ id }) => lit.includes(id));
      const names = choices.map(({ name }) => name);
      expect(choices.length, `everything that glows is a button with a name: ${names.join(' / ')}`).toBe(lit.length);
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(new Set(names).size, `each is said differently: ${names.join(' / ')}`).toBe(names.length);
      expect(hears, 'what is asked is said').not.toBe('');
      const end = choices.find(({ name }) => ends.test(name));
      const others = choices.filter(({ name }) => !ends.test(name));
      const wished: Told | undefined = [...wishes.flatMap((wish) => others.filter(({ name }) => wish.test(name))), ...(acted ? [] : others)][0];
      const pressed: Told | undefined = (decisions > EAGER ? (end ?? wished) : (wished ?? end)) ?? others[0];
      if (!pressed) throw new Error('Nothing can be chosen');
      if (end) acted = pressed !== end;
      await (decisions === 1 ? listener.tabsTo(pressed) : listener.presses(pressed));
      await expect.poll(() => listener.hears(), { message: `after "${pressed.name}" something is heard` }).not.toBe(hears);
    }
    expect(decisions, 'there was something to decide').toBeGreaterThan(10);
    expect(await listener.hears()).toMatch(/won|lost|draw/i);
  });
}

for (const { game, position, seats } of MIDDLES) {
  test(`${game}: every word that is written on a thing is said of it, in every language`, async ({ browser }, info) => {
    test.skip(info.project.name === 'phone', 'the words are the same');
    const ada = await Player.arrives(browser, info);
    await ada.begins(game, position, seats);
    for (const tag of ['en', ...OTHER_LANGUAGES]) {
      await ada.speaks(tag);
      expect(await unsaid(ada.page), tag).toEqual([]);
    }
  });
}
