/** The sides that have colours of their own (`side-us`, … in figures.css). */
export type Side = 'us' | 'ge' | 'uk' | 'mac' | 'per' | 'ca' | 'fr';
