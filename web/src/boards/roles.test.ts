import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Text } from '$src/lang/text';
import { rolesOf } from '.';

const told = JSON.parse(readFileSync(new URL('../wire/roles.json', import.meta.url), 'utf8')) as { game: string; setup: Record<string, unknown>; roles: Text[] }[];

it('boards call the seats what their games call them', () => {
  for (const { game, setup, roles } of told) {
    const names = rolesOf(game, setup).map(({ name }) => name);
    expect(names.slice(0, roles.length), `${game} ${JSON.stringify(setup)}`).toEqual(roles);
  }
});
