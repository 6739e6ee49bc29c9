export const colours: Readonly<Record<string, string>> = {
  'dd-nation-us': '#5a6136',
  'dd-nation-uk': '#8a6420',
  'dd-nation-ca': '#8c3b2e',
  'dd-nation-fr': '#2f4f7a',
};
