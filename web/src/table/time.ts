const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** What a clock shows: `0:07.4`, `4:31`, `1:04:31`, `2d 04:31`. */
export function shownTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const minutes = Math.floor(left / MINUTE) % 60;
  const seconds = Math.floor(left / SECOND) % 60;
  if (left >= DAY) return `${Math.floor(left / DAY)}d ${two(Math.floor(left / HOUR) % 24)}:${two(minutes)}`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(seconds)}`;
  if (left >= 10 * SECOND) return `${minutes}:${two(seconds)}`;
  return `0:${two(seconds)}.${Math.floor(left / 100) % 10}`;
}

const SPANS = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]] as const;

/** A span in words, by the largest unit that it fills: "5 seconds", "12 uur". */
export function spanInWords(seconds: number, language: string): string {
  const [unit, size] = SPANS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
