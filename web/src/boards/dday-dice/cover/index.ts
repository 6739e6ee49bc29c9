import type { Cover } from '$src/boards/cover';

export const cover: Cover = {
  minutes: [25, 45],
  helmets: 1,
  emblem: { side: 'us', figure: 'craft' },
  faces: {
    'dd-nation-us': { side: 'us', figure: 'rifleman' },
    'dd-nation-uk': { side: 'uk', figure: 'leader' },
    'dd-nation-ca': { side: 'uk', figure: 'bazooka' },
    'dd-nation-fr': { side: 'us', figure: 'scout' },
  },
};
