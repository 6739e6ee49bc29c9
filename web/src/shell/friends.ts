import { ask } from '$src/net/http';
import type { FriendLink, FriendOffer, Friends } from '$src/wire';

/** The server's part of friends, one function a question. */
export const friends = {
  all: () => ask<Friends>('GET', '/me/friends'),
  link: () => ask<FriendLink>('POST', '/me/friends/link'),
  whose: (token: string) => ask<FriendOffer>('POST', '/friend/whose', { token }),
  accept: (token: string) => ask<null>('POST', '/friend', { token }),
  remove: (player: string) => ask<null>('DELETE', `/me/friends/${player}`),
  invite: (player: string, table: string) => ask<null>('POST', `/me/friends/${player}/invite`, { table }),
  decline: (table: string) => ask<null>('DELETE', `/me/invitations/${table}`),
};
