import type { Component } from 'svelte';
import type { Helper } from '$src/controller/picking.svelte';
import type { Text } from '$src/lang/text';
import type { Helmet } from '$src/look/figures/kit';
import type { Side } from '$src/look/sides';
import type { Things } from '$src/table/things';
import type { OddsLine } from '$src/wire';

/** What every part of a board is given. */
export interface BoardProps<View = unknown> {
  view: View;
  /** The seat that sits at the bottom. */
  near: number;
  /** Who sits where. */
  names: readonly string[];
}

/** A thing that travels in an event: from the place of an anchor or thing, to another. */
export interface Travel {
  /** `data-step` of the thing that arrives, if it can be seen there. */
  thing?: string;
  /** `data-anchor` of the place it came from, if it was not seen there before. */
  from?: string;
  /** `data-anchor` of the place it goes to, if it cannot be seen there. */
  to?: string;
  /** `data-step` of the thing that it looks like on its way, if it is no card with a back: one of a stack. */
  look?: string;
  /** How long it waits at the usual pace, in milliseconds: what dice decide goes when they lie. */
  late?: number;
  /** It stays in its place and is seen to change there: it is turned over, or struck. */
  changes?: 'turns' | 'struck';
  /** It is held up on its way, for all to see. */
  raised?: boolean;
}

/** What an event adds to the story of a match, which is told when it is over. Sides are counted as the teams of the game's roles; all who play together are one. */
export interface Chapter {
  /** What every side has after it. */
  score?: readonly number[];
  /** Or what sides gained or lost by it. */
  gains?: readonly { side: number; amount: number }[];
  /** Dice: what they brought a side, and what was to be expected. */
  luck?: { side: number; rolled: number; expected: number };
  /** What sides did: the message that names it, and how often. */
  deeds?: readonly { side: number; what: string; count: number }[];
}

/** How a match is told when it is over. */
export interface Story<View = unknown, Event = unknown> {
  /** What the curve counts. */
  counts: Text;
  /** What the dice count. */
  dice?: Text;
  /** What every side has at the end. */
  final(view: View): readonly number[];
  /** What won, by `data-step` or `data-anchor`: it is marked on the board when the match is over. */
  won?(view: View, winners: readonly number[]): string[];
  /** Tells a match from its beginning, event by event. */
  teller(things: Things): (event: Event) => Chapter | null;
}

/** Who somebody is in a picture: a figure of the kit in the colours of a side. */
export interface Face {
  side: Side;
  figure: string;
  helmet?: Helmet;
}

/** A number that is shown beside a player: flags, stars, cards in hand. */
export interface Count {
  label: Text;
  value: number | string;
}

/** How far a match has come: turn 3 of 10. */
export interface Turns {
  /** What is counted: turns, rounds. */
  label: Text;
  at: number;
  /** Nothing, where the game sets no limit. */
  of?: number;
}

/** The chances of one choice in order: the one that counts, all that can happen, and what could be paid to better it. */
export interface Outlook {
  main: OddsLine;
  /** Together they are the whole; `loss` is what the choice is made for, `some` is half of it, `little` still less. */
  parts: readonly { line: OddsLine; weight: 'loss' | 'some' | 'little' | 'none' }[];
  more: readonly OddsLine[];
}

/** A game's part of the table screen. It draws what the view says and knows no rule. */
export interface BoardKit<View = unknown, Event = unknown> {
  /** The board in the middle. */
  Board: Component<BoardProps<View>>;
  /** What lies before the player at the bottom. */
  Hand: Component<BoardProps<View>>;
  /** The map alone, where scenarios differ by it: what is shown before a table is opened. */
  Map?: Component<BoardProps<View>>;
  /** What stands at the side, with its heading. */
  Side?: Component<BoardProps<View>>;
  sideTitle?: Text;
  /** Its heading where it stands beside the board, if that is another. */
  sideHeading?: Text;
  /** Puts the lines of a choice in order; nothing, where they stand as they come. */
  outlook?(odds: readonly OddsLine[]): Outlook | null;
  /** The figure and colours of whoever sits in a seat: in the prompt, beside the name, in the log. */
  face?(view: View, seat: number): Face;
  /** Whom all players have lost to, where they play together. */
  foe?: Face;
  /** Whom the steps chosen so far speak of (a unit, a card); nothing, if nobody: then the prompt shows the face of the seat. */
  asked?(view: View, chosen: readonly string[]): Face | null;
  /** Buttons of the prompt that lead nowhere by themselves, such as a standing order: none of them is the main one. */
  minor?: readonly string[];
  /** At most four numbers of a seat, the one that wins first. */
  counts?(view: View, seat: number): Count[];
  /** What the track in the header counts. */
  turns?(view: View): Turns | null;
  /** What travels when an event happens. */
  travels(event: Event): Travel[];
  /** Where an event happened, by `data-step` or `data-anchor`: a line of the log lights it, and the last move stays marked there. */
  places?(event: Event): string[];
  /** An event that is seen while it happens and told again by the one it leads to, such as a die that is laid aside: the log passes it over. */
  passing?(event: Event): boolean;
  /** Where one decision leads through many events: which of them head what follows, and which begin something of their own. The log breaks there. */
  breaks?(event: Event): 'heading' | 'paragraph' | null;
  /** How a match is told when it is over. */
  story?: Story<View, Event>;
  /** Who answers for the player by what he has said before: groups of units, standing orders. */
  helper?: Helper;
}
