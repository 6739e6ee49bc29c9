import { rng } from '$src/look/ground';
import { lettered, put } from '$src/boards/picture';

const EMBLEMS = {
  r: 'M0,-11L6,-3H3V11H-3V-3H-6Z',
  o: 'M0,-5A5,5 0 1 1 -.01,-5ZM-1.5,-11H1.5V-7.5H-1.5ZM-1.5,7.5H1.5V11H-1.5ZM-11,-1.5H-7.5V1.5H-11ZM7.5,-1.5H11V1.5H7.5Z',
  y: 'M0,-11L2.6,-3.6L10,-4.5L4.5,.5L8,8L0,4L-8,8L-4.5,.5L-10,-4.5L-2.6,-3.6Z',
  g: 'M0,-11Q8,-2 0,11Q-8,-2 0,-11Z',
  b: 'M-11,-2Q-5.5,-9 0,-2T11,-2V3Q5.5,10 0,3T-11,3Z',
  p: 'M-10,8V-6L-4,0L0,-9L4,0L10,-6V8Z',
} as const;
type Colour = keyof typeof EMBLEMS;

function card(x: number, y: number, colour: Colour, value: number, figure: string): string {
  const on = colour === 'y' ? 'var(--bl-on-y)' : 'var(--bl-on)';
  return (
    `<g class="cover-${colour}" transform="translate(${x} ${y})"><rect x="2" y="4" width="76" height="104" rx="7" fill="var(--g-shadow)" opacity=".4"/>` +
    `<rect width="76" height="104" rx="7" fill="var(--card)" stroke="var(--card-line)" stroke-width="2"/>` +
    `<path d="M1,31V8Q1,1 8,1H68Q75,1 75,8V31Z" fill="var(--bl-${colour})"/>${lettered(value, 8, 26.5, 26, `fill="${on}"`)}` +
    `<path transform="translate(59 16) scale(.85)" d="${EMBLEMS[colour]}" fill="${on}"/><rect x="1" y="86" width="74" height="4" fill="var(--bl-${colour})" opacity=".35"/>${put(figure, 5, 29, 66)}</g>`
  );
}

function flag(x: number, n: number, side?: 'mac' | 'per'): string {
  const cloth = side ? `var(--${side})` : 'var(--bl-cloth)';
  return (
    `<g transform="translate(${x} 166) scale(1.05)"><ellipse cx="5" cy="34" rx="13" ry="4" fill="var(--g-shadow)" opacity=".35"/><path d="M0,34V-26" stroke="var(--bl-line)" stroke-width="4"/>` +
    `<circle cy="-28" r="4" fill="var(--bl-finial)" stroke="var(--bl-line)" stroke-width="1.5"/><path d="M2,-24L36,-20L28,-10L36,0L2,-2Z" fill="${cloth}" stroke="var(--card-line)" stroke-width="2" stroke-linejoin="round"/>` +
    `${lettered(n, 15, -6.5, 15, `text-anchor="middle" fill="${side ? `var(--on-${side})` : 'var(--bl-cloth-ink)'}"`)}</g>`
  );
}

function plain(): string {
  const chance = rng(5);
  let stubble = '';
  for (let i = 0; i < 120; i++) {
    const [x, y] = [Math.round(chance() * 340), Math.round(chance() * 330)];
    stubble += `M${x},${y}l1.5,-5M${x + 4},${y}l-.5,-6`;
  }
  return (
    `<rect width="340" height="330" fill="var(--g-stubble)"/><path d="M0,119Q102,99 187,122T340,112V218Q204,231 102,211T0,224Z" fill="var(--bl-earth)" opacity=".22"/>` +
    `<path d="${stubble}" stroke="var(--bl-straw)" stroke-opacity=".55" stroke-width="1.5" fill="none"/>`
  );
}

export const picture = (): string =>
  plain() +
  card(12, -26, 'r', 8, 'elephant') +
  card(12, 10, 'r', 7, 'chariot') +
  card(96, -18, 'b', 10, 'cavalry') +
  card(180, -30, 'p', 4, 'archer') +
  card(180, 6, 'p', 6, 'infantry') +
  card(264, -14, 'o', 9, 'chariot') +
  card(12, 206, 'g', 8, 'phalanx') +
  card(12, 242, 'g', 9, 'phalanx') +
  card(96, 214, 'y', 5, 'infantry') +
  card(180, 202, 'b', 7, 'cavalry') +
  card(180, 238, 'b', 8, 'cavalry') +
  card(264, 212, 'r', 10, 'elephant') +
  flag(42, 3, 'mac') +
  flag(126, 4) +
  flag(210, 5, 'per') +
  flag(294, 6);
