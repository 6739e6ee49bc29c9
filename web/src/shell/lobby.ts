/** What a list of tables tells: where somebody waits, where one sits oneself, and which of one's own come first. */
import type { Lobby, Me, SeatInfo, TableBrief, TableCard } from '$src/wire';

export const isMine = ({ sitter }: SeatInfo, who: Me | null): boolean => sitter.kind === 'person' && sitter.player === who?.id;

/** The first seat that somebody else could take. */
export function freeSeat({ seats }: Pick<TableBrief, 'seats'>): number | null {
  return seats.find(({ sitter }) => sitter.kind === 'empty')?.seat ?? null;
}

/** Does somebody wait there for whoever comes? Whoever left may have left an empty table behind. */
export const isWaiting = ({ table }: TableCard): boolean =>
  table.status === 'gathering' && freeSeat(table) !== null && table.seats.some(({ sitter }) => sitter.kind === 'person');

/** Tables of others at which one could sit down, of one game or of any. */
export const waitingFor = ({ open }: Pick<Lobby, 'open'>, who: Me | null, game?: string): TableCard[] =>
  open.filter((card) => isWaiting(card) && (!game || card.table.game === game) && !card.table.seats.some((seat) => isMine(seat, who)));

/** One's own table that everybody may join and nobody has joined yet: one looks for an opponent there. */
export const lookingAt = ({ mine }: Pick<Lobby, 'mine'>, who: Me | null): TableCard | undefined =>
  mine.find((card) => card.table.open && isWaiting(card) && card.table.seats.some((seat) => isMine(seat, who)));

/** Where one is asked comes first, then what was played lately. What is over lies in the profile. */
export const runningFirst = (mine: readonly TableCard[]): TableCard[] =>
  mine.filter(({ table }) => table.status !== 'over').sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.last - a.last);
