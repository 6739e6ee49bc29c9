/** The colours of the two armies: their flags, and whatever else is theirs. */
export const colours: Readonly<Record<string, string>> = {
  'bl-role-macedon': 'var(--mac)',
  'bl-role-persia': 'var(--per)',
};
