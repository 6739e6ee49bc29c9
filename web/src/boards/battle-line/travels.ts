import type { Event } from '$src/wire/battle-line';
import type { Travel } from '../board';

/** Which card goes from where to where. What was in sight before finds its own way; the rest is named here. */
export function travels(moving: Event): Travel[] {
  switch (moving.kind) {
    case 'placed':
      return [{ thing: `card:${moving.card}`, from: `hand-${moving.seat}` }];
    case 'scouting':
      return [{ thing: 'card:scout', from: `hand-${moving.seat}` }];
    case 'redeployed':
      return [{ thing: 'card:redeploy', from: `hand-${moving.seat}` }, { thing: `card:${moving.card}`, to: 'discards' }];
    case 'deserted':
      return [{ thing: 'card:deserter', from: `hand-${moving.seat}` }, { thing: `card:${moving.card}`, to: 'discards' }];
    case 'turned-traitor':
      return [{ thing: 'card:traitor', from: `hand-${moving.seat}` }];
    case 'drew':
      return [{ ...seen(moving.card), from: `deck-${moving.deck}`, to: `hand-${moving.seat}` }];
    case 'put-back':
      return [{ ...seen(moving.card), from: `hand-${moving.seat}`, to: `deck-${moving.deck}` }];
    // The flag is held up and goes to the side of its owner.
    case 'claimed':
      return [{ thing: `flag:${moving.flag}`, raised: true }];
    case 'starting-draw':
    case 'game-began':
    case 'passed':
    case 'game-over':
      return [];
  }
}

const seen = (card: string | undefined): Travel => (card ? { thing: `card:${card}` } : {});
