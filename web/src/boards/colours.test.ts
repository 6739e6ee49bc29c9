import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Role } from '$src/wire';
import { colourOf } from '.';

const told = JSON.parse(readFileSync(new URL('../wire/roles.json', import.meta.url), 'utf8')) as { game: string; roles: Role[] }[];

it('there is a colour for everybody who may sit somewhere', () => {
  for (const { game, roles } of told) for (const role of roles) expect(colourOf(game, role), `${game} ${role.name.id}`).toMatch(/^(#|var\()/);
});
