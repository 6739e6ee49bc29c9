export const colours: Readonly<Record<string, string>> = {
  'un-side-us': '#67602b',
  'un-side-ge': '#454f53',
};
