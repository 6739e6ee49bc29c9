import type { Event, Spot } from '$src/wire/axis-dday';

/** A zone is a thing of the map; a box, the Airfield and the charts are told by their names as they are. */
const zone = (number: number): string => `zone:${number}`;
const spot = (at: Spot): string[] => [String(at), String(at).replace(':', '-')];

/** Where an event happened on the table. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case 'moved':
      return [...spot(event.from), ...spot(event.to)];
    case 'destroyed':
      return spot(event.at);
    case 'shot':
      return [...(event.from ? spot(event.from) : []), ...spot(event.at)];
    case 'strafed':
      return event.zones.map(zone);
    case 'guns-fired':
      return [zone(event.from), zone(event.at)];
    case 'control-changed':
    case 'airborne-attack':
    case 'battle-began':
    case 'battle-rolled':
    case 'casualty':
    case 'battle-ended':
    case 'zone-spared':
    case 'flooded':
      return [zone(event.zone)];
    default:
      return [];
  }
}
