/** The three ways in which a table is laid out. The style sheets ask the same questions. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone held upright: everything below each other. */
export const upright = new MediaQuery('(max-width: 900px) and (max-aspect-ratio: 5/4)');

/** A phone on its side, or a page enlarged: the board has the whole height. */
export const sideways = new MediaQuery('((max-width: 900px) and (min-aspect-ratio: 5/4)) or ((max-height: 520px) and (min-aspect-ratio: 5/4))');
