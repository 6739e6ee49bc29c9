import { expect, it } from 'vitest';
import { atSeams } from './seams';

const parted = (text: string) => atSeams(text).replaceAll('\u00AD', '|');

it('long words are parted where they are put together, and nowhere else', () => {
  expect(parted('Oberst (Regimentsgefechtsstand)')).toBe('Oberst (Regiments|gefechts|stand)');
  expect(parted('Maschinengewehr-Zug')).toBe('Maschinen|gewehr-Zug');
  expect(parted('Generalfeldmarschall')).toBe('General|feld|marschall');
  expect(parted('Widerstandsnest')).toBe('Wider|standsnest');
  expect(parted('Feldgendarmerie')).toBe('Feld|gendarmerie');
  expect(parted('pantserdoorborend')).toBe('pantser|doorborend');
  expect(parted('Mitrailleurschutter A')).toBe('Mitrailleur|schutter A');
  expect(parted('Pelotonssergeant, Szakaszőrmester')).toBe('Pelotons|sergeant, Szakasz|őrmester');
  expect(parted('Infantry Command Headquarters')).toBe('Infantry Command Head|quarters');
});

it('words of one part, and what is no word, stay as they are', () => {
  for (const text of ['Rifle Company', 'Zug', 'Sturmzugs', 'honest, earnest standing', '7.5cm PaK 40', '']) expect(parted(text)).toBe(text);
});
