import type { Cover } from '$src/boards/cover';

export const cover: Cover = {
  minutes: [30, 30],
  helmets: 1,
  cards: true,
  emblem: { side: 'mac', figure: 'phalanx' },
  faces: { 'bl-role-macedon': { side: 'mac', figure: 'phalanx' }, 'bl-role-persia': { side: 'per', figure: 'elephant' } },
};
