/** Screens where piles are strips, cards are narrow, and what may be taken from a pile lies at hand. */
export const SMALL = '(max-width: 900px), (max-height: 520px)';
