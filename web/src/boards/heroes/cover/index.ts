import type { Cover } from '$src/boards/cover';

export const cover: Cover = {
  minutes: [60, 60],
  helmets: 2,
  emblem: { side: 'ge', figure: 'gunner', helmet: 'ge' },
  faces: { 'hn-side-us': { side: 'us', figure: 'rifleman' }, 'hn-side-ge': { side: 'ge', figure: 'gunner', helmet: 'ge' } },
};
