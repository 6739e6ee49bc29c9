/** Who is to sit where at a table that is being opened, and how that is said in one sentence. */
import { t } from '$src/lang/lang.svelte';
import type { Level, NewSeat, Role } from '$src/wire';

/** Oneself, somebody who gets the link, whoever comes first, or a bot. */
export type SeatWish = 'me' | 'friend' | 'open' | `bot:${Level}`;
export type SeatKind = 'me' | 'bot' | 'friend' | 'open';

export const kindOf = (wish: SeatWish): SeatKind => (wish === 'me' || wish === 'friend' || wish === 'open' ? wish : 'bot');

export const levelOf = (wish: SeatWish): Level | null => (kindOf(wish) === 'bot' ? (wish.slice(4) as Level) : null);

/** To the server a seat for a friend and one for everybody are free alike; the list of tables makes the difference. */
export function seatOf(wish: SeatWish): NewSeat {
  const level = levelOf(wish);
  if (level) return { kind: 'bot', level };
  return { kind: wish === 'me' ? 'me' : 'empty' };
}

function sitter(wish: SeatWish): string {
  const level = levelOf(wish);
  if (level) return t('web-bot', { level: { id: `web-level-${level}` } });
  if (wish === 'open') return t('web-sum-open');
  return t(wish === 'me' ? 'web-wish-me' : 'web-wish-friend');
}

/** "You (US) against Regular bot (Germany)": side by side as they play, one's own first. */
export function summedUp(wishes: readonly SeatWish[], roles: readonly Role[], roleName: (seat: number) => string): string {
  const sides = new Map<number, { mine: boolean; names: string[] }>();
  wishes.forEach((wish, seat) => {
    const team = roles[seat]?.team ?? seat;
    const side = sides.get(team) ?? { mine: false, names: [] };
    side.mine ||= wish === 'me';
    side.names.push(t('web-sum-seat', { sitter: sitter(wish), role: roleName(seat) }));
    sides.set(team, side);
  });
  const said = [...sides.values()].sort((a, b) => Number(b.mine) - Number(a.mine)).map(({ names }) => names.join(', '));
  const [first = '', ...others] = said;
  const sentence = others.length === 0 ? first : t('web-sum-against', { one: first, other: others.join(', ') });
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
