import type { Component } from 'svelte';
import type { Text } from '$src/lang/text';

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
}

/** A game's part of the table screen. It draws what the view says and knows no rule. */
export interface BoardKit<View = unknown> {
  /** The board in the middle. */
  Board: Component<BoardProps<View>>;
  /** What lies before the player at the bottom. */
  Hand: Component<BoardProps<View>>;
  /** The map alone, where scenarios differ by it: what is shown before a table is opened. */
  Map?: Component<BoardProps<View>>;
  /** What stands at the side, with its heading. */
  Side?: Component<BoardProps<View>>;
  sideTitle?: Text;
  /** The whole position in sentences, for a screen reader. */
  describe(props: BoardProps<View>): Text[];
  /** What travels when an event happens. */
  travels(event: unknown): Travel[];
}
