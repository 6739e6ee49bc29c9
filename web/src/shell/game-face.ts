import type { Face } from '$src/boards/board';
import { phalanx } from '$src/look/figures/ancients';
import { bomber, craft, stug } from '$src/look/figures/machines';
import { rifleman } from '$src/look/figures/soldiers';

/** Who stands for a game where none of its matches is shown. */
export const GAME_FIGURES = { phalanx, rifleman, craft, stug, bomber };

const FACES: Readonly<Record<string, Face>> = {
  'battle-line': { side: 'mac', figure: 'phalanx' },
  undaunted: { side: 'us', figure: 'rifleman' },
  'dday-dice': { side: 'uk', figure: 'craft' },
  heroes: { side: 'ge', figure: 'stug', helmet: 'ge' },
  'axis-dday': { side: 'us', figure: 'bomber' },
};

export const faceOfGame = (slug: string): Face => FACES[slug] ?? { side: 'us', figure: 'rifleman' };
