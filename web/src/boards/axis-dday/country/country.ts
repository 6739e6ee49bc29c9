/**
 * The country under the zones: sea with foam along the shore, fields, woods, rivers, roads and roofs; and over the zones their borders. All of it comes from the
 * outlines of the zones and from chance that falls the same way every time. It is drawn once for a map and never changes.
 */
import { woods } from '$src/look/ground';
import { type Geography, HIGH, svgPath, WIDE } from '../geography';
import { fieldsOf, tintsOf } from './fields';
import { roofsOf, woodsOf } from './places';
import { riversOf, roadsOf } from './ways';

/** What is known of a zone by whoever draws it. */
export interface Ground {
  id: number;
  city: boolean;
  neighbours: readonly number[];
}

export interface Country {
  /** Below the zones. */
  ground: string;
  /** Borders and shores, above what tells who holds a zone. */
  lines: string;
}

/** Rings of foam along the shore: how wide, how dense. */
const FOAM = [
  [124, 0.13],
  [86, 0.16],
  [50, 0.2],
  [22, 0.5],
] as const;
/** The drawing goes on beyond its edge, for frames of another shape. */
const BEYOND = 500;

const SEA = `x="${-BEYOND}" y="${-BEYOND}" width="${WIDE + 2 * BEYOND}" height="${HIGH + 2 * BEYOND}"`;

/** Land that goes on in the east and in the south, from where the shore leaves the map. */
function further(land: Geography): string {
  const shore = [...land.shores.values()].flat();
  const east = shore.reduce((most, point) => (point[0] > most[0] ? point : most));
  const south = shore.reduce((most, point) => (point[1] > most[1] ? point : most));
  return [east, south].map(([x, y]) => `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${WIDE}" height="${HIGH}" fill="var(--g-pasture)"/>`).join('');
}

export function countryOf(zones: readonly Ground[], land: Geography): Country {
  const outline = (id: number) => svgPath(land.grounds.get(id) ?? [], true);
  const all = zones.map(({ id }) => outline(id)).join('');
  const shores = [...land.shores.values()].map((line) => svgPath(line, false)).join('');
  const borders = [...land.borders.values()].map((line) => svgPath(line, false)).join('');
  const tints = tintsOf(zones);
  const tinted = new Map<string, string>();
  for (const { id } of zones) tinted.set(tints.get(id)!, (tinted.get(tints.get(id)!) ?? '') + outline(id));
  const rivers = riversOf(land);
  const roads = roadsOf(zones, land);
  const ground = [
    `<rect ${SEA} fill="var(--g-sea)"/><rect ${SEA} fill="url(#ad-waves)"/>`,
    ...FOAM.map(([width, dense]) => `<path d="${shores}" fill="none" stroke="var(--g-foam)" stroke-opacity="${dense}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`),
    further(land),
    `<path d="${all}" transform="translate(4 7)" fill="var(--g-shadow)" opacity=".32"/>`,
    ...[...tinted].map(([tint, d]) => `<path d="${d}" fill="var(--g-${tint})" stroke="var(--g-${tint})"/>`),
    fieldsOf(zones, land, tints),
    `<path d="${rivers}" fill="none" stroke="var(--g-sea-2)" stroke-width="11" stroke-linejoin="round"/><path d="${rivers}" fill="none" stroke="var(--g-sea)" stroke-width="7.5" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${roads}" fill="none" stroke="var(--g-road-edge)" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/><path d="${roads}" fill="none" stroke="var(--g-road)" stroke-width="5" stroke-linecap="round"/>`,
    woods(woodsOf(land), { seed: 9, r0: 7, r1: 11 }),
    roofsOf(zones, land),
  ].join('');
  const lines =
    `<path d="${borders}" fill="none" stroke="var(--g-earth)" stroke-width="2.6" stroke-dasharray="10 4.500 2 4.500"/>` +
    `<path d="${shores}" fill="none" stroke="var(--g-sand)" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${shores}" fill="none" stroke="var(--g-earth)" stroke-width="2.6" stroke-linejoin="round"/>`;
  return { ground, lines };
}
