import { lettered, put } from '$src/boards/picture';

const COAST = 'M0,118Q60,96 96,128Q130,150 170,132Q214,112 250,134Q292,152 340,128';

/** Zones and the ground they are tinted with. */
const ZONES = [
  ['M0,118Q60,96 96,128L110,190L60,214L0,196Z', 'sand'],
  ['M96,128Q130,150 170,132L186,198L110,190Z', 'stubble'],
  ['M170,132Q214,112 250,134L262,200L186,198Z', 'sand'],
  ['M250,134Q292,152 340,128V206L262,200Z', 'meadow'],
  ['M0,196L60,214L70,290L0,284Z', 'stubble'],
  ['M60,214L110,190L186,198L176,276L70,290Z', 'sand-2'],
  ['M186,198L262,200L280,280L176,276Z', 'meadow'],
  ['M262,200L340,206V290L280,280Z', 'stubble'],
  ['M0,284L70,290L90,330H0Z', 'meadow'],
  ['M70,290L176,276L200,330H90Z', 'stubble'],
  ['M176,276L280,280L290,330H200Z', 'sand'],
  ['M280,280L340,290V330H290Z', 'meadow'],
] as const;

const LANDINGS = [[70, 84, 92, 146], [206, 66, 212, 138], [292, 80, 282, 158]] as const;

function counter(x: number, y: number, side: 'us' | 'ge', figure: string, count: number): string {
  const corner = side === 'ge' ? 3 : 9;
  return (
    `<g class="side-${side} negative cover-small" transform="translate(${x} ${y})"><rect x="2" y="3" width="62" height="36" rx="${corner}" fill="var(--g-shadow)" opacity=".45"/>` +
    `<rect width="62" height="36" rx="${corner}" fill="var(--side)" stroke="var(--side-2)" stroke-width="1.5"/><path d="M39,1H${61 - corner}Q61,1 61,${corner + 1}V${35 - corner}Q61,35 ${61 - corner},35H39Z" fill="var(--side-2)"/>${put(figure, 4, 1, 34, side)}${lettered(count, 50, 25, 20, 'text-anchor="middle" fill="var(--on-side)"')}</g>`
  );
}

export const picture = (): string =>
  `<rect width="340" height="330" fill="var(--g-sea)"/>` +
  [44, 32, 20, 10].map((width, i) => `<path d="${COAST}" fill="none" stroke="var(--g-foam)" stroke-opacity="${0.14 + 0.08 * i}" stroke-width="${width * 2}"/>`).join('') +
  `<path d="M10,30q10,-6 20,0q10,6 20,0M120,60q10,-6 20,0q10,6 20,0M260,40q10,-6 20,0q10,6 20,0" stroke="var(--g-foam)" stroke-opacity=".6" stroke-width="2" fill="none"/>` +
  ZONES.map(([path, ground]) => `<path d="${path}" fill="var(--g-${ground})" stroke="var(--g-earth)" stroke-width="1.5" stroke-dasharray="6 3 1.5 3"/>`).join('') +
  `<path d="${COAST}" fill="none" stroke="var(--g-earth)" stroke-width="3"/>` +
  LANDINGS.map(
    ([x, y, toX, toY]) =>
      `<path d="M${x},${y}L${toX},${toY}" stroke="var(--card)" stroke-width="9"/><path d="M${x},${y}L${toX},${toY}" stroke="var(--us)" stroke-width="5.5"/><path d="M${toX - 11},${toY - 4}L${toX + 1},${toY + 13}L${toX + 11},${toY - 6}Z" fill="var(--us)" stroke="var(--card)" stroke-width="2"/>`,
  ).join('') +
  `<g class="side-us cover-sea">${put('ship', 20, 16, 72)}${put('craft', 176, 10, 62)}</g><g class="side-uk cover-sea">${put('ship', 262, 18, 70)}</g><g class="side-us cover-sand">${put('bomber', 108, 208, 92)}</g>` +
  counter(16, 146, 'ge', 'rifleman', 3) +
  counter(118, 152, 'ge', 'bunker', 2) +
  counter(204, 172, 'ge', 'tank', 2) +
  counter(248, 236, 'ge', 'atgun', 1) +
  counter(14, 236, 'us', 'rifleman', 2);
