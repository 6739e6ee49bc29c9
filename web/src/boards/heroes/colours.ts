export const colours: Readonly<Record<string, string>> = {
  'hn-side-us': 'var(--us)',
  'hn-side-ge': 'var(--ge)',
};
