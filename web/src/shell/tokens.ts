import { ask } from '$src/net/http';
import type { ApiToken, NewApiToken, Scope } from '$src/wire';

/** The server's part of tokens, one function a question. */
export const tokens = {
  all: () => ask<ApiToken[]>('GET', '/me/tokens'),
  make: (wanted: NewApiToken) => ask<ApiToken>('POST', '/me/tokens', wanted),
  revoke: (id: number) => ask<null>('DELETE', `/me/tokens/${id}`),
};

/** What a token may be used for, in the order in which it is asked and told. */
export const SCOPES: readonly Scope[] = ['play', 'read'];

/** After how many days a token may expire; the server takes any number up to the last. */
export const DAYS: readonly number[] = [7, 30, 90, 365];
export const USUAL_DAYS = 90;

const DAY_MILLIS = 86_400_000;

/** Whether a token works, works for a few more days, or has expired. */
export function lifeOf({ expires }: Pick<ApiToken, 'expires'>, now: number): 'good' | 'soon' | 'expired' {
  if (expires <= now) return 'expired';
  return expires - now <= 7 * DAY_MILLIS ? 'soon' : 'good';
}

/** The message that says what a token may be used for. */
export function scopesText(scopes: readonly Scope[]): string {
  const held = SCOPES.filter((scope) => scopes.includes(scope));
  return held.length === SCOPES.length ? 'web-token-may-both' : `web-token-may-${held[0] ?? 'nothing'}`;
}
