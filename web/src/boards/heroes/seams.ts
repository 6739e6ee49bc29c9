/**
 * Long words on a narrow card, broken where they are put together: names are German and English compounds, and not every browser knows where those may be parted.
 * What begins a part is enough to know; parts that are not named here stay whole.
 */
const PARTS = [
  'befehls', 'beobachter', 'doorborend', 'faust', 'feld', 'gefechts', 'gendarmerie', 'geschütz', 'gewehr', 'grenadier', 'gruppe', 'jäger', 'kolonne', 'kompanie',
  'leutnant', 'marschall', 'quarters', 'schirm', 'schreck', 'schützen', 'shooters', 'stands', 'taktik', 'throwers', 'troopers', 'truppen', 'vierling', 'wagen', 'webel', 'werfer',
];
const SEAM = new RegExp(`(\\p{L}{3})(?=${PARTS.join('|')}|(?:stand|zug)(?!\\p{L}))`, 'giu');
const SOFT_HYPHEN = '\u00AD';

/** The same text, which may be parted at the seams of its words. */
export const atSeams = (text: string): string => text.replace(SEAM, `$1${SOFT_HYPHEN}`);
