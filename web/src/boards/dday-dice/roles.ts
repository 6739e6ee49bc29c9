import type { SeatRole } from '..';

const COLOURS: Record<string, string> = { us: '#5a6136', uk: '#8a6420', ca: '#8c3b2e', fr: '#2f4f7a' };

/** Nations by seat: a list, or that of the first seat before all others. */
export function roles({ nations }: Readonly<Record<string, unknown>>): SeatRole[] {
  const all = Object.keys(COLOURS);
  const first = typeof nations === 'string' && nations in COLOURS ? nations : all[0];
  const usual = [first, ...all.filter((nation) => nation !== first)];
  const list = Array.isArray(nations) ? nations.map(String) : usual;
  return list.map((nation) => ({ name: { id: `dd-nation-${nation}` }, colour: COLOURS[nation ?? ''] ?? COLOURS.us ?? '' }));
}
