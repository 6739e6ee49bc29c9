import type { Cover } from '$src/boards/cover';

export const cover: Cover = {
  minutes: [120, 180],
  helmets: 3,
  emblem: { side: 'uk', figure: 'ship' },
  faces: {
    'ad-power-axis': { side: 'ge', figure: 'gunner', helmet: 'ge' },
    'ad-power-uk': { side: 'uk', figure: 'rifleman' },
    'ad-power-us': { side: 'us', figure: 'rifleman' },
    'ad-side-allies': { side: 'us', figure: 'leader' },
  },
};
