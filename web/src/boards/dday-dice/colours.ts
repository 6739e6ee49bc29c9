export const colours: Readonly<Record<string, string>> = {
  'dd-nation-us': 'var(--us)',
  'dd-nation-uk': 'var(--uk)',
  'dd-nation-ca': 'var(--ca)',
  'dd-nation-fr': 'var(--fr)',
};
