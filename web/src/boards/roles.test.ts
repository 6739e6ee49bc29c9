import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Text } from '$src/lang/text';
import { rolesOf } from '.';

const told = JSON.parse(readFileSync(new URL('../wire/roles.json', import.meta.url), 'utf8')) as { game: string; setup: Record<string, unknown>; roles: Text[]; begins: number | null }[];

it('boards call the seats what their games call them', () => {
  for (const { game, setup, roles } of told) {
    const names = rolesOf(game, setup).map(({ name }) => name);
    expect(names.slice(0, roles.length), `${game} ${JSON.stringify(setup)}`).toEqual(roles);
  }
});

it('who begins by the boards begins by the games, whatever the dice say', () => {
  // Of a set-up with more or fewer seats than the game has, nobody begins.
  const played = told.filter(({ setup, roles }) => setup.seats === undefined || setup.seats === roles.length);
  const said = played.map(({ game, setup, begins }) => ({ game, setup, begins, opener: rolesOf(game, setup).findIndex(({ begins }) => begins) })).filter(({ opener }) => opener >= 0);
  expect(said.length).toBeGreaterThan(0);
  for (const { game, setup, begins, opener } of said) expect(opener, `${game} ${JSON.stringify(setup)}`).toBe(begins);
});
