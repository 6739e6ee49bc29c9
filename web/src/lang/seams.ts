/**
 * Long words on a narrow card, broken where they are put together: not every browser knows where compounds may be parted, and names are often in another language
 * than the page. What begins a part is enough to know; parts that are not named here stay whole.
 */
const PARTS = [
  // German
  'befehls', 'beobachter', 'faust', 'feld', 'gefechts', 'gendarmerie', 'geschütz', 'gewehr', 'grenadier', 'gruppe', 'jäger', 'kolonne', 'kompanie', 'leutnant', 'marschall',
  'schirm', 'schreck', 'schützen', 'stands', 'taktik', 'truppen', 'vierling', 'wagen', 'webel', 'werfer',
  // English
  'quarters', 'shooters', 'throwers', 'troopers',
  // Dutch
  'commandant', 'doorborend', 'drukken', 'groeperen', 'schutter', 'sergeant', 'werpers',
  // Hungarian
  'lövész', 'őrmester', 'parancsnok', 'vezető',
];
const SEAM = new RegExp(`(\\p{L}{3})(?=${PARTS.join('|')}|(?:stand|zug)(?!\\p{L}))`, 'giu');
const SOFT_HYPHEN = '\u00AD';

/** The same text, which may be parted at the seams of its words. */
export const atSeams = (text: string): string => text.replace(SEAM, `$1${SOFT_HYPHEN}`);
