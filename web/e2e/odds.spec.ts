import { expect, test } from '@playwright/test';
import type { Choice } from '../src/controller/odds';
import type { ServerMessage } from '../src/wire';
import { Player } from './player';

/** Every choice that goes to a flag is told with chances of its own. */
function withOdds(text: string): string {
  const message = JSON.parse(text) as ServerMessage;
  if (message.is !== 'sync' && message.is !== 'step') return text;
  for (const sight of message.position?.sights ?? []) sight.choices.forEach(addOdds);
  return JSON.stringify(message);
}

function addOdds(choice: Choice): void {
  delete choice.odds;
  const flag = Number(/^flag:(\d)$/.exec(choice.path.at(-1) ?? '')?.[1]);
  if (!flag) return;
  const spread: [number, number][] = [[0, 0.1], [1, 0.3], [2, 0.4], [3, 0.2]];
  choice.odds = [
    { label: { id: 'bl-deck-troops' }, value: { chance: flag / 10 + 0.005 } },
    { label: { id: 'bl-deck-tactics' }, value: { expected: flag / 4 } },
    { label: { id: 'bl-card-fog' }, value: { spread } },
  ];
}

test('chances stand over what glows and in the panel, what is pointed at first', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.page.routeWebSocket(/\/ws\/tables\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(withOdds(String(text))));
  });
  await ada.goes('#/');
  await ada.playNow().click();
  await ada.turn();
  await ada.page.locator('.in-hand[data-standing="lit"]').first().click();

  const flag = ada.page.locator('.bl-flag[data-step="flag:3"]');
  await expect(flag).toContainText('31%');
  await expect(flag).toHaveAccessibleName(/; troop deck: 31%$/);
  if (info.project.name === 'phone') await ada.opens('Odds');
  const list = ada.page.locator('.odds li:visible');
  await expect(list).toHaveCount(9);
  await ada.shows('odds');
  await ada.isAccessible();
  await ada.closesDrawer();

  await flag.focus();
  if (info.project.name === 'phone') await ada.opens('Odds');
  await expect(list.first()).toContainText(/flag 3/);
  await expect(list.first()).toContainText('30.5%');
  await expect(list.first()).toContainText('0.8');
  await expect(list.first().getByRole('table')).toContainText('40%');
});
