import { crater, field, hedgehog, rng, wire } from '$src/look/ground';
import { put } from '$src/boards/picture';

/** Where the sea begins; further lines of foam lie below it. */
const shore = (y: number) => `M0,${y + 6}C40,${y - 8} 84,${y + 14} 132,${y + 2}C180,${y - 10} 220,${y + 12} 268,${y}C300,${y - 8} 324,${y + 4} 340,${y}`;

function ripples(): string {
  const chance = rng(7);
  let path = '';
  for (let i = 0; i < 34; i++) path += `M${Math.round(chance() * 330)},${Math.round(86 + chance() * 140)}q8,-4 16,0q8,4 16,0`;
  return `<path d="${path}" stroke="var(--g-straw)" stroke-opacity=".32" stroke-width="1.5" fill="none"/>`;
}

function die(x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-15" y="-13" width="34" height="34" rx="7" fill="var(--g-shadow)" opacity=".4"/><rect x="-17" y="-17" width="34" height="34" rx="7" fill="var(--go)" stroke="var(--go-2)" stroke-width="2"/>` +
    `<path d="${pips.map(([px, py]) => `M${px},${py}h0`).join('')}" stroke="var(--on-go)" stroke-width="7" stroke-linecap="round"/></g>`
  );
}

const MEN = [[38, 168, 'rifleman'], [112, 136, 'rifleman'], [186, 176, 'rifleman'], [232, 118, 'leader'], [130, 206, 'mortar'], [66, 92, 'rifleman'], [262, 182, 'rifleman']] as const;

export const picture = (): string =>
  `<rect width="340" height="330" fill="var(--g-sand)"/>` +
  field([[0, 0], [340, 0], [340, 26], [250, 36], [150, 24], [60, 38], [0, 28]], 'pasture') +
  `<path d="M0,28L60,38L150,24L250,36L340,26V52L250,66L150,54L60,68L0,56Z" fill="var(--g-spoil)"/><path d="M0,28L60,38L150,24L250,36L340,26" fill="none" stroke="var(--g-hedge)" stroke-width="4"/>` +
  `<path d="M0,156H340M170,72V156M0,232H340" stroke="var(--g-earth)" stroke-opacity=".5" stroke-width="2" stroke-dasharray="3 6" fill="none"/>` +
  ripples() +
  wire(4, 80, 128, 76, 7) +
  wire(206, 76, 336, 80, 7) +
  crater(300, 206, 9) +
  crater(150, 112, 7) +
  [[24, 246], [92, 256], [176, 244], [246, 254], [312, 242]].map(([x, y]) => hedgehog(x!, y!, 0.9)).join('') +
  `<path d="${shore(262)}V330H0Z" fill="var(--g-wet)"/><path d="${shore(274)}V330H0Z" fill="var(--g-sea)"/><path d="${shore(304)}V330H0Z" fill="var(--g-sea-2)" opacity=".6"/>` +
  [[274, 5, 1], [288, 3, 0.7], [306, 2.5, 0.45]].map(([y, width, strength]) => `<path d="${shore(y!)}" fill="none" stroke="var(--g-foam)" stroke-width="${width}" opacity="${strength}"/>`).join('') +
  `<g class="side-us cover-sea">${put('craft', 8, 246, 96)}${put('craft', 206, 252, 88)}</g><g class="side-ge cover-sand">${put('gunner', 124, 6, 80, 'ge', true)}</g>` +
  `<g class="side-us cover-sand">${MEN.map(([x, y, name]) => put(name, x, y, 70)).join('')}</g>` +
  die(300, 108, -12, [[-8, -8], [8, 8], [0, 0]]) +
  die(312, 148, 14, [[-8, -8], [8, -8], [-8, 8], [8, 8]]);
