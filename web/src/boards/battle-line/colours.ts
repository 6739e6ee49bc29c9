/** The colours of the flags that each has claimed. */
export const colours: Readonly<Record<string, string>> = {
  'bl-role-macedon': '#24598f',
  'bl-role-persia': '#756733',
};
