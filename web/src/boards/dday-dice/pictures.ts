import type { Things } from '$src/table/things';
import { cardKind } from './labels';

/** Which drawing of `Art.svelte` stands for a card. */
const AWARDS: Record<string, string> = {
  'medal-of-honor': 'star',
  'distinguished-service-cross': 'cross',
  'silver-star': 'star',
  'bronze-star': 'star',
  'purple-heart': 'heart',
  'victoria-cross': 'cross',
  'military-cross': 'cross',
  'george-cross': 'cross',
  'memorial-cross': 'cross',
  'croix-de-guerre': 'cross',
};

export const pictureOf = (things: Things, kind: string, id: string): string => (kind === 'award' ? `dd-a-${AWARDS[id] ?? 'medal'}` : `dd-c-${cardKind(things, kind, id)}`);
