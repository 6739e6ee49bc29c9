import type { Cover } from '$src/boards/cover';

export const cover: Cover = {
  minutes: [45, 60],
  helmets: 2,
  emblem: { side: 'us', figure: 'rifleman' },
  faces: { 'un-side-us': { side: 'us', figure: 'leader' }, 'un-side-ge': { side: 'ge', figure: 'scout', helmet: 'ge' } },
};
