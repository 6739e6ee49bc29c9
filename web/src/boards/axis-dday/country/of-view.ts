/** The country of a map, drawn once. */
import { landOf } from '../places';
import type { View } from '$src/wire/axis-dday';
import { type Country, countryOf } from './country';

const known = new Map<string, Country>();

export function countryOfView(view: View): Country {
  const key = view.zones.map(({ zone }) => zone).join();
  const drawn = known.get(key) ?? countryOf(view.zones.map(({ zone, city, neighbours }) => ({ id: zone, city, neighbours })), landOf(view));
  known.set(key, drawn);
  return drawn;
}
