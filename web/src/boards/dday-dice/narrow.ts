/** A phone, held upright or on its side: there what can be chosen lies at the thumb. */
export const NARROW_SCREEN = '(max-width: 900px), (max-height: 520px)';
