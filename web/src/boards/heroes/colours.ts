export const colours: Readonly<Record<string, string>> = {
  'hn-side-us': '#67602b',
  'hn-side-ge': '#454f53',
};
