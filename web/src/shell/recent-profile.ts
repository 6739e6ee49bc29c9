/** A player's profile for screens that show a little of it beside other things. Screens that follow one another share one answer for a minute. */
import { api } from '$src/net/http';
import type { Profile } from '$src/wire';

const KEPT = 60_000;
const asked = new Map<string, { until: number; answer: Promise<Profile> }>();

export function recentProfile(id: string, now = Date.now()): Promise<Profile> {
  const known = asked.get(id);
  if (known && known.until > now) return known.answer;
  const answer = api.profile(id);
  asked.set(id, { until: now + KEPT, answer });
  // A failed answer is asked for again.
  answer.catch(() => asked.delete(id));
  return answer;
}
