import type { Travel } from '../board';
import type { Event } from '$src/wire/dday-dice';

/** What goes from where to where. Things that stay in sight find their own way; the rest is named here. */
export function travels(moving: Event): Travel[] {
  switch (moving.kind) {
    case 'pool-card':
      return [{ thing: `card:${moving.item}`, from: 'tray', to: 'shelf' }];
    case 'item-used':
    case 'discarded':
      return [{ thing: `card:${moving.item}`, from: `kit-${moving.seat}`, to: 'gone' }];
    case 'found':
      return [{ thing: `card:${moving.item}`, from: 'shelf', to: `kit-${moving.seat}` }];
    case 'found-vehicle':
      return [{ thing: `vehicle:${moving.vehicle}`, from: 'shelf', to: `kit-${moving.seat}` }];
    case 'vehicle-left':
      return [{ thing: `vehicle:${moving.vehicle}`, from: `kit-${moving.seat}`, to: 'gone' }];
    case 'award-played':
      return [{ thing: `award:${moving.award}`, from: `kit-${moving.seat}`, to: 'gone' }];
    case 'award-gained':
      return [{ thing: `award:${moving.award}`, from: 'shelf', to: `kit-${moving.seat}` }];
    case 'recruited':
    case 'joined':
      return [{ thing: `specialist:${moving.specialist}`, from: 'shelf', to: `kit-${moving.seat}` }];
    case 'died':
    case 'sacrificed':
      return [{ thing: `specialist:${moving.specialist}`, from: `kit-${moving.seat}`, to: 'gone' }];
    case 'gave':
      return [{ from: `kit-${moving.seat}`, to: `kit-${moving.to}` }];
    default:
      return [];
  }
}
