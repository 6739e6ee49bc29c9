/** Where two play, one leads both Allied powers, with the pieces of the greater one. */
export const colours: Readonly<Record<string, string>> = {
  'ad-power-axis': 'var(--ge)',
  'ad-power-uk': 'var(--uk)',
  'ad-power-us': 'var(--us)',
  'ad-side-allies': 'var(--us)',
};
