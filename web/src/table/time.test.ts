import { expect, it } from 'vitest';
import { shownTime, spanInWords } from './time';

it('shows the time left as a player reads it', () => {
  expect(shownTime(7_450)).toBe('0:07.4');
  expect(shownTime(271_000)).toBe('4:31');
  expect(shownTime(3_871_000)).toBe('1:04:31');
  expect(shownTime(2 * 86_400_000 + 4 * 3_600_000 + 31 * 60_000)).toBe('2d 04:31');
  expect(shownTime(-5)).toBe('0:00.0');
});

it('says a span by the largest unit that it fills', () => {
  expect([5, 90, 300, 43_200, 86_400].map((seconds) => spanInWords(seconds, 'en'))).toEqual(['5 seconds', '90 seconds', '5 minutes', '12 hours', '1 day']);
  expect(spanInWords(60, 'nl')).toBe('1 minuut');
});
