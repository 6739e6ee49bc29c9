/** What is seen only while it happens, and is no part of the position: the claim of a flag, which is looked at before anything goes on. */
import { Unfolding } from '$src/table/unfolding.svelte';
import type { Event, Flag } from '$src/wire/battle-line';

/** How long a proof is looked at, in milliseconds at the usual pace: card by card, and then what they make. */
export const PROOF = 1100;

export class Happened {
  /** The flags that were claimed in this turn. */
  claimed = $state.raw<ReadonlySet<Flag>>(new Set());
  /** A proof is being looked at. */
  readonly proof = new Unfolding();
  private told = false;

  note(seen: Event): void {
    this.told = true;
    switch (seen.kind) {
      case 'claimed':
        this.claimed = new Set([...this.claimed, seen.flag]);
        this.proof.begin(PROOF, false);
        break;
      // What is played next ends it. Drawing and passing belong to the turn of the claim.
      case 'placed':
      case 'scouting':
      case 'redeployed':
      case 'deserted':
      case 'turned-traitor':
      case 'game-began':
        this.claimed = new Set();
        break;
      default:
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) this.claimed = new Set();
    this.told = false;
  }
}

export const happened = new Happened();
