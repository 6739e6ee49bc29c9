/** Where two play, one leads both Allied powers, with the pieces of the greater one. */
export const colours: Readonly<Record<string, string>> = {
  'ad-power-axis': '#4b544d',
  'ad-power-uk': '#d9b77c',
  'ad-power-us': '#6f8a45',
  'ad-side-allies': '#6f8a45',
};
