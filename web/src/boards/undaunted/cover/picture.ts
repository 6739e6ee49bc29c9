import { church, field, hedge, house, road, star, wood } from '$src/look/ground';
import { lettered, put } from '$src/boards/picture';

const T = 150;
const whole = [[0, 0], [T, 0], [T, T], [0, T]] as const;

const GROUND = {
  bocage: (seed: number) =>
    field(whole, 'pasture') +
    field([[8, 8], [70, 10], [66, 66], [8, 62]], 'crop', { ang: 80 }) +
    field([[82, 8], [142, 8], [142, 66], [80, 68]], 'wheat') +
    field([[8, 78], [66, 80], [68, 142], [8, 142]], 'plough', { ang: 14 }) +
    hedge([[4, 4], [146, 4], [146, 146], [4, 146], [4, 4]], { seed, w: 4.6 }) +
    hedge([[75, 6], [73, 72], [75, 144]], { seed: seed + 1, w: 4.6, gap: [[74, 110, 12]] }) +
    hedge([[4, 70], [73, 73], [146, 72]], { seed: seed + 2, w: 4.6, gap: [[110, 72, 12]] }),
  plough: (seed: number) => field(whole, 'pasture') + field([[8, 12], [142, 6], [144, 138], [12, 144]], 'plough', { ang: -4 }) + hedge([[146, 4], [146, 146]], { seed, w: 4.5 }),
  open: (seed: number) => field(whole, 'meadow', { ang: 20 }) + road('M-10,62C40,74 90,48 160,60', 11) + wood(96, 92, 44, 44, { seed, r0: 6, r1: 9, n: 5 }),
  farm: (seed: number) =>
    field(whole, 'meadow', { ang: 9 }) +
    field([[8, 8], [64, 10], [60, 52], [8, 54]], 'crop', { ang: 80 }) +
    road('M160,112C110,108 92,128 70,100C52,80 30,118 -10,112', 11) +
    house(66, 58, 46, 24, -8) +
    wood(98, 8, 46, 34, { seed, r0: 7, r1: 10, n: 5 }),
  village: () => field(whole, 'stubble') + road('M-10,78C40,80 100,70 160,76', 14) + house(12, 14, 44, 26, -3) + house(98, 12, 28, 40, 4) + house(14, 98, 30, 36, 3) + church(74, 104, 0.95),
};

function tile(x: number, y: number, kind: keyof typeof GROUND, seed: number, cover = 0, points = 0): string {
  const shield = `<path d="M-12,-13Q0,-9 12,-13V1Q11,10 0,15Q-11,10 -12,1Z" transform="translate(17 19)" fill="var(--card)" stroke="var(--g-shadow)" stroke-width="1.8"/>${lettered(cover, 17, 24.5, 16, 'text-anchor="middle" fill="var(--card-ink)"')}`;
  const goal = `<circle cx="132" cy="18" r="14.5" fill="var(--card)" stroke="var(--g-shadow)" stroke-width="1.8"/>${star(132, 17.5, 12, 'var(--card-ink)', 'none', 0)}`;
  return (
    `<svg x="${x}" y="${y}" width="${T}" height="${T}" viewBox="0 0 ${T} ${T}">${GROUND[kind](seed)}<rect x=".75" y=".75" width="148.5" height="148.5" fill="none" stroke="var(--g-shadow)" stroke-width="2"/>` +
    `${cover ? shield : ''}${points ? goal : ''}</svg>`
  );
}

const ROUND = 'M12,0H52Q64,0 64,12V52Q64,64 52,64H12Q0,64 0,52V12Q0,0 12,0Z';
const OCTAGON = 'M13,0H51L64,13V51L51,64H13L0,51V13Z';

function counter(x: number, y: number, side: 'us' | 'ge', figure: string, squad: string, defence: number): string {
  const shape = side === 'us' ? ROUND : OCTAGON;
  return (
    `<g class="side-${side} negative" transform="translate(${x} ${y}) scale(1.09)"><path d="${shape}" transform="translate(3 4)" fill="var(--g-shadow)" opacity=".5"/><path d="${shape}" fill="var(--side)" stroke="var(--side-2)" stroke-width="1.5"/>` +
    `${put(figure, 7, 4, 51, side)}${lettered(squad, 7, 17, 14, 'fill="var(--on-side)"')}<path d="M45,43Q54,46 63,43V53Q62,60 54,64Q46,60 45,53Z" fill="var(--card)" stroke="var(--side-2)" stroke-width="1.5"/>` +
    `${lettered(defence, 54, 57.5, 13, 'text-anchor="middle" fill="var(--card-ink)"')}</g>`
  );
}

export const picture = (): string =>
  `<rect width="340" height="330" fill="var(--g-wood)"/>` +
  tile(-128, 40, 'village', 8, 1, 1) +
  tile(22, -56, 'farm', 6, 1, 1) +
  tile(22, 94, 'open', 12, 0) +
  tile(22, 244, 'plough', 4) +
  tile(172, -110, 'plough', 3) +
  tile(172, 40, 'bocage', 31, 2, 1) +
  tile(172, 190, 'village', 14, 1, 1) +
  tile(322, -20, 'open', 9) +
  counter(38, 124, 'us', 'gunner', 'A', 4) +
  counter(112, 34, 'us', 'rifleman', 'A', 4) +
  counter(90, 236, 'us', 'leader', 'B', 4) +
  counter(208, 110, 'us', 'scout', 'B', 5) +
  counter(244, 224, 'ge', 'rifleman', 'A', 4) +
  counter(258, -14, 'ge', 'mortar', 'B', 4);
