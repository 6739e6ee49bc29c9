/** The fight that is shown: the one under way if there is one, else the one that happened last. */
import type { Fight, Roll } from './happened.svelte';
import type { Named } from './labels';
import type { View } from '$src/wire/heroes';

const labelOf = (view: View, tag: string): Named => view.units.find((unit) => unit.tag === tag) ?? { tag };

export function shownFight(view: View, last: Fight | null): Fight | null {
  const { attack } = view;
  if (!attack) return last;
  const by = attack.by === null ? null : labelOf(view, attack.by);
  return {
    number: last?.number ?? 0,
    side: attack.side,
    from: view.units.find(({ tag }) => tag === attack.by)?.tile ?? null,
    at: attack.at,
    by,
    target: labelOf(view, attack.target),
    value: attack.value,
    dice: attack.dice[0] > 0 ? attack.dice : [],
    modifier: attack.dice[0] > 0 ? attack.total - attack.dice[0] - attack.dice[1] : 0,
    total: attack.total,
    reached: attack.reached,
    verdict: last?.verdict ?? null,
    // While somebody is asked about it, nothing is saved yet.
    save: attack.save_die === null ? null : { die: attack.save_die, need: attack.save ?? 0, saved: false },
    end: null,
  };
}

/** What the last word on a fight is, as the end of a message's name. */
export function resultOf({ verdict, save, end }: Fight): 'destroyed' | 'returned' | 'saved' | 'success' | 'partial' | 'failure' | 'open' {
  if (end) return end;
  if (verdict === 'success' && save?.saved) return 'saved';
  return verdict ?? 'open';
}

export const where = (view: View, roll: Roll | null): string | null => view.units.find(({ tag }) => tag === roll?.unit.tag)?.tile ?? null;
