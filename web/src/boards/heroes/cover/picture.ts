import { church, crater, field, hedge, house, orchard, road, wood } from '$src/look/ground';
import { lettered, put } from '$src/boards/picture';

const LANE = 'M-10,196C60,180 120,204 168,188C196,178 190,120 196,70C200,40 196,10 198,-10';

const ground = () =>
  field([[0, 0], [340, 0], [340, 330], [0, 330]], 'pasture') +
  field([[214, 0], [340, 0], [340, 92], [222, 84]], 'wheat', { ang: 8 }) +
  field([[0, 0], [96, 0], [88, 92], [0, 84]], 'crop', { ang: -6 }) +
  field([[0, 232], [118, 226], [126, 330], [0, 330]], 'plough', { ang: 6 }) +
  field([[232, 214], [340, 206], [340, 330], [240, 330]], 'meadow', { ang: 14 }) +
  orchard(252, 232, 80, 84, { dx: 20, dy: 20, r: 5.4 }) +
  road('M168,188C230,202 290,178 350,186', 13) +
  road(LANE, 13) +
  hedge([[100, 0], [92, 92], [0, 88]], { seed: 3 }) +
  hedge([[212, 0], [218, 90], [340, 96]], { seed: 5, gap: [[206, 40, 14]] }) +
  hedge([[0, 222], [122, 216], [130, 330]], { seed: 8 }) +
  hedge([[228, 330], [226, 208], [340, 200]], { seed: 11, gap: [[286, 202, 14]] }) +
  wood(108, 4, 66, 50, { seed: 5 }) +
  wood(150, 246, 60, 70, { seed: 21 }) +
  house(112, 150, 36, 22, -4) +
  house(216, 150, 44, 22, 4) +
  house(282, 146, 24, 30, 3) +
  house(122, 208, 40, 22, 3) +
  church(52, 150, 0.95) +
  crater(300, 126, 9);

function unit(x: number, y: number, side: 'us' | 'ge', name: string, figure: string, attack: number, activation: number, hits = 1): string {
  const hearts = Array.from({ length: hits }, (_, i) => `<path transform="translate(${110 - i * 14} 59.5)" d="M0,5.5C-8,-.5 -5,-6 -1.8,-5.4Q0,-5 0,-3Q0,-5 1.8,-5.4C5,-6 8,-.5 0,5.5Z" fill="var(--danger)"/>`);
  return (
    `<g class="side-${side} cover-card" transform="translate(${x} ${y})"><rect x="2" y="4" width="120" height="69" rx="6" fill="var(--g-shadow)" opacity=".45"/><rect width="120" height="69" rx="5" fill="var(--card)" stroke="var(--side-2)" stroke-width="2"/>` +
    `<path d="M1,17V6Q1,1 6,1H114Q119,1 119,6V17Z" fill="var(--side)"/><path d="M1,17H68V68H6Q1,68 1,63Z" fill="var(--side)" opacity=".18"/><path d="M1,60H68V68H6Q1,68 1,63Z" fill="var(--side)" opacity=".42"/>` +
    `<text font-family="var(--text)" x="7" y="13.3" font-size="12.5" font-weight="700" fill="var(--on-side)">${name}</text>${put(figure, 6, 10, 57, side)}` +
    `${lettered(attack, 94, 46, attack > 9 ? 29 : 33, 'text-anchor="middle" fill="var(--card-ink)"')}<circle cx="81" cy="59.5" r="7.2" fill="var(--side)"/>` +
    `<text font-family="var(--text)" x="81" y="63.6" font-size="12" font-weight="700" text-anchor="middle" fill="var(--on-side)">${activation}</text>${hearts.join('')}</g>`
  );
}

export const picture = (): string =>
  ground() +
  unit(26, 22, 'ge', 'Grenadiers', 'gunner', 8, 4) +
  unit(168, 108, 'ge', 'Osttruppen', 'rifleman', 10, 5) +
  unit(26, 234, 'us', 'M10', 'tank', 9, 4, 2) +
  unit(176, 240, 'us', 'Rangers', 'rifleman', 8, 4) +
  `<path d="M232,238V184" stroke="var(--card)" stroke-width="8"/><path d="M232,240V182" stroke="var(--danger)" stroke-width="4" stroke-dasharray="7 4"/>`;
