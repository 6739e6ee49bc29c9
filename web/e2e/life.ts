/** What a player has behind them: matches won and lost, some that run, half of a campaign. Made by word to the server, without a page. */
import type { CampaignInfo, ClientMessage, NewSeat, NewTable, TableInfo } from '../src/wire';
import type { Player } from './player';
import { MIDDLES } from './positions';

const does = (who: Player, table: string, message: ClientMessage) => who.posts(`/tables/${table}/do`, message);

/** Somebody with a name, as every player below is first. */
export const isNamed = (who: Player, name: string) => who.posts('/guest', { name });

/** What a player adds to the shuffle, where it is all one. */
const TOKEN = 'ab'.repeat(32);

const REGULAR: NewSeat = { kind: 'bot', level: 'regular' };
const ME: NewSeat = { kind: 'me' };

async function opens(who: Player, game: string, seats: NewSeat[]): Promise<string> {
  const { id } = await who.posts<TableInfo>('/tables', { game, seats } as NewTable);
  return id;
}

/** Matches that are over: lost ones against bots, won ones against somebody who gives up. */
export async function hasPlayed(who: Player, other: Player): Promise<void> {
  for (const game of ['battle-line', 'undaunted', 'heroes', 'battle-line', 'battle-line', 'undaunted', 'axis-dday']) {
    const wins = game === 'battle-line' || game === 'undaunted';
    const id = await opens(who, game, [ME, wins ? { kind: 'empty' } : REGULAR]);
    if (wins) await does(other, id, { do: 'sit', seat: 1 });
    if (wins) for (const [seat, player] of [who, other].entries()) await does(player, id, { do: 'contribute', seat, token: TOKEN });
    await does(who, id, { do: 'start' });
    await (wins ? does(other, id, { do: 'resign', seat: 1 }) : does(who, id, { do: 'resign', seat: 0 }));
  }
}

/** Running matches, one a game, in the middle of each. */
export async function isPlaying(who: Player): Promise<void> {
  for (const { game, position, seats } of MIDDLES) {
    const { id } = await who.posts<TableInfo>('/tables', { game, position, seats, reaction: 0 } as NewTable);
    await does(who, id, { do: 'start' });
  }
}

/** A campaign of which three matches are over, and the fourth may begin. Says which. */
export async function isOnCampaign(who: Player): Promise<string> {
  const { id } = await who.posts<CampaignInfo>('/campaigns', { game: 'undaunted', seats: [ME, ME] });
  for (const loser of [1, 0, 1]) {
    const table = await who.posts<TableInfo>(`/campaigns/${id}/next`, undefined);
    await does(who, table.id, { do: 'start' });
    await does(who, table.id, { do: 'resign', seat: loser });
  }
  return id;
}
