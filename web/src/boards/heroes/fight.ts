/** The fight that is shown: the one under way if there is one, else the one that happened last. */
import type { Fight, Roll } from './happened.svelte';
import type { Named } from './labels';
import type { Tag, View } from '$src/wire/heroes';

const named = (view: View, tag: Tag | null): Named | null => view.units.find((unit) => unit.tag === tag) ?? null;

export function shownFight(view: View, last: Fight | null): Fight | null {
  const { attack } = view;
  const target = named(view, attack?.target ?? null);
  if (!attack || !target) return last;
  return {
    number: last?.number ?? 0,
    side: attack.side,
    from: view.units.find(({ tag }) => tag === attack.by)?.tile ?? null,
    at: attack.at,
    by: named(view, attack.by),
    target,
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
