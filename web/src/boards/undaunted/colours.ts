export const colours: Readonly<Record<string, string>> = {
  'un-side-us': 'var(--us)',
  'un-side-ge': 'var(--ge)',
};
