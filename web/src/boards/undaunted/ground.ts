/** What is drawn on the tiles, put together from a few parts on a square of 100 by 100. It means nothing to the rules. */

export type Soil = 'grass' | 'crop' | 'plough' | 'wheat' | 'yard' | 'wood';

export interface Ground {
  soil: Soil;
  /** Fields of another soil: a path each, with furrows if it is worked. */
  fields?: [soil: Soil, path: string][];
  /** Lines of equal height. */
  contours?: string[];
  /** Short strokes below an edge of rock. */
  cliff?: string;
  river?: string;
  islet?: string;
  pond?: [x: number, y: number, rx: number, ry: number];
  roads?: string[];
  hedges?: string[];
  /** A bridge over the river: where, and how wide. */
  bridge?: [x: number, width: number];
  trees?: [x: number, y: number, r: number][];
  houses?: [x: number, y: number, width: number, height: number, turn: number][];
  ruins?: [x: number, y: number, width: number, height: number, turn: number][];
  church?: [x: number, y: number];
  /** Stacks of hay. */
  hay?: [x: number, y: number][];
}

/** Trees close together, none of them in a row; the same ones every time. */
function grove(seed: number, left: number, top: number, right: number, bottom: number, gap = 13): [number, number, number][] {
  const trees: [number, number, number][] = [];
  let noise = seed;
  const wobble = () => {
    noise = (noise * 73 + 41) % 211;
    return noise / 211 - 0.5;
  };
  for (let y = top, row = 0; y <= bottom; y += gap * 0.86, row += 1) {
    for (let x = left + (row % 2) * (gap / 2); x <= right; x += gap) {
      trees.push([x + wobble() * gap * 0.5, y + wobble() * gap * 0.4, gap * (0.5 + wobble() * 0.16)]);
    }
  }
  return trees;
}

const LEVEL_RIVER = 'M-5 48C14 40 30 58 50 50S84 42 105 52';
const HILL = ['M8 62C2 34 26 10 54 12s46 26 38 54-34 28-54 26S12 84 8 62Z', 'M22 60c-4-20 12-34 32-34s34 16 29 36-26 22-38 20-20-8-23-22Z', 'M36 56c-2-12 8-18 18-17s18 9 15 20-14 12-20 11-12-6-13-14Z'];

const GROUNDS: Record<string, Ground> = {
  'open-ground': { soil: 'grass', trees: [[12, 78, 5], [88, 26, 5], [82, 33, 4]], roads: ['M-5 66C30 58 62 74 105 60'] },
  haystacks: { soil: 'wheat', fields: [['wheat', 'M0 0h100v100H0Z']], hay: [[26, 40], [58, 30], [74, 62], [38, 74]] },
  'ploughed-field': { soil: 'grass', fields: [['plough', 'M5 8 94 4l3 88-90 5Z']] },
  'wheat-field': { soil: 'grass', fields: [['wheat', 'M4 5 95 7l1 87-91 2Z']], trees: [[6, 50, 5]] },
  'crop-field': { soil: 'grass', fields: [['crop', 'M4 6 52 4l-2 92-44-2Z'], ['plough', 'M57 4l39 2-1 89-40 1Z']] },
  'hedged-field': { soil: 'grass', fields: [['crop', 'M10 10 90 10v80H10Z']], hedges: ['M7 30V7H93V93H60M40 93H7V60'], trees: [[7, 8, 7], [93, 93, 7]] },
  'hedged-fields': {
    soil: 'grass',
    fields: [['crop', 'M8 8h36v40H8Z'], ['wheat', 'M54 8h38v32H54Z'], ['plough', 'M8 58h40v34H8Z'], ['grass', 'M56 50h36v42H56Z']],
    hedges: ['M4 4H96V96H4Z', 'M49 4v34M50 60v36', 'M4 53h32M62 45h34'],
    trees: [[49, 50, 7], [96, 45, 6], [4, 53, 6]],
  },
  wood: { soil: 'grass', trees: [...grove(5, 12, 14, 88, 88, 15)] },
  forest: { soil: 'wood', trees: grove(17, 4, 4, 98, 98, 13) },
  'wood-and-pond': { soil: 'grass', pond: [64, 60, 24, 15], trees: [...grove(9, 8, 10, 40, 92, 14), ...grove(3, 54, 10, 92, 34, 14)] },
  hill: { soil: 'grass', contours: HILL, trees: [[14, 88, 5], [88, 86, 5]] },
  'hill-and-cliff': { soil: 'grass', contours: HILL, cliff: 'M18 88C34 96 62 98 88 74', trees: [[90, 14, 5]] },
  river: { soil: 'grass', river: LEVEL_RIVER, fields: [['crop', 'M6 72 94 76v18H6Z']] },
  'river-and-islet': { soil: 'grass', river: 'M-5 48C14 34 34 62 50 50S84 34 105 52', islet: 'M34 50c6-8 26-9 32-1-6 9-26 10-32 1Z', trees: [[50, 49, 5], [18, 82, 6], [78, 18, 6]] },
  'river-and-trees': { soil: 'grass', river: LEVEL_RIVER, trees: [...grove(7, 10, 10, 90, 24, 15), ...grove(11, 12, 80, 88, 92, 15)] },
  'river-and-footbridge': { soil: 'grass', river: LEVEL_RIVER, roads: ['M50-5V105'], bridge: [50, 7], trees: [[16, 18, 6], [84, 82, 6]] },
  'river-and-bridge': { soil: 'grass', river: LEVEL_RIVER, roads: ['M50-5V105', 'M50 84H105'], bridge: [50, 15], houses: [[22, 80, 18, 12, 0]] },
  farm: { soil: 'grass', fields: [['plough', 'M58 54h38v40H58Z'], ['crop', 'M4 62h36v32H4Z']], roads: ['M48 105V50'], houses: [[36, 34, 26, 14, 0], [66, 32, 13, 24, 0]], trees: [[14, 30, 6], [86, 18, 6]] },
  farmhouse: { soil: 'grass', fields: [['crop', 'M6 6h40v34H6Z']], roads: ['M105 74C80 74 62 70 58 62'], houses: [[58, 54, 30, 17, -8]], trees: [[30, 60, 7], [22, 72, 6], [84, 40, 6]] },
  'manor-and-orchard': {
    soil: 'yard',
    houses: [[34, 34, 40, 18, 0], [20, 50, 13, 20, 0]],
    hedges: ['M4 4H96V96H4Z'],
    trees: [[62, 62, 5], [76, 62, 5], [90, 62, 5], [62, 76, 5], [76, 76, 5], [90, 76, 5], [62, 89, 5], [76, 89, 5]],
  },
  hamlet: { soil: 'yard', roads: ['M-5 52C30 46 70 60 105 48', 'M52 52 44 105'], houses: [[24, 32, 20, 13, -6], [60, 34, 22, 13, 4], [80, 70, 18, 13, 8], [22, 76, 18, 14, 4]], trees: [[90, 30, 5]] },
  'ruined-hamlet': { soil: 'yard', roads: ['M-5 56C30 50 70 62 105 50'], houses: [[76, 32, 20, 13, 6]], ruins: [[26, 34, 22, 15, -6], [68, 76, 24, 14, 4], [24, 78, 16, 13, 0]] },
  village: { soil: 'yard', roads: ['M-5 50H105', 'M50-5V105'], houses: [[22, 26, 26, 14, 0], [76, 26, 22, 14, 0], [24, 74, 14, 22, 0], [74, 74, 26, 14, 0], [44, 30, 9, 18, 0], [60, 72, 9, 18, 0]] },
  'village-street': { soil: 'yard', roads: ['M-5 58C30 54 70 62 105 56'], houses: [[14, 36, 18, 15, -3], [36, 36, 18, 15, 0], [58, 38, 18, 15, 3], [82, 38, 20, 15, 0], [22, 82, 22, 14, 0], [54, 84, 24, 14, 2], [84, 82, 18, 14, -2]] },
  'scattered-houses': { soil: 'grass', roads: ['M34-5C38 40 52 60 50 105'], houses: [[68, 28, 20, 13, 10], [22, 54, 18, 12, -12], [76, 74, 20, 13, -6]], trees: [[84, 50, 6], [16, 20, 6], [30, 84, 6]] },
  church: { soil: 'yard', roads: ['M-5 84C40 78 70 88 105 80'], church: [46, 46], houses: [[84, 34, 16, 12, 0]], hedges: ['M18 22H74V70H18Z'], trees: [[18, 22, 6], [74, 22, 6], [88, 62, 5]] },
};

const OPEN: Ground = { soil: 'grass' };

export const groundOf = (name: string): Ground => GROUNDS[name] ?? OPEN;
export const GROUND_NAMES = Object.keys(GROUNDS);
