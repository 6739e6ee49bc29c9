import { describe, expect, it } from 'vitest';
import { codeSquare, corrections } from './code-square';

/** Reads a square as a camera's program does: format, mask, zigzag, bytes. Masks and format are those of the standard, written out once more. */
function read(square: boolean[][]): string {
  const size = square.length;
  const at = (row: number, column: number) => square[row]?.[column] ?? false;
  let format = 0;
  for (let bit = 0; bit < 8; bit += 1) format |= Number(at(8, size - 1 - bit)) << bit;
  for (let bit = 8; bit < 15; bit += 1) format |= Number(at(size - 15 + bit, 8)) << bit;
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const flips = [(r: number, c: number) => (r + c) % 2, (r: number) => r % 2, (_: number, c: number) => c % 3, (r: number, c: number) => (r + c) % 3, (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2, (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3), (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2, (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2][mask]!;
  const fixed = (r: number, c: number) =>
    (r < 9 && c < 9) || (r < 9 && c > size - 9) || (r > size - 9 && c < 9) || r === 6 || c === 6 || (size > 21 && Math.abs(r - (size - 7)) <= 2 && Math.abs(c - (size - 7)) <= 2);
  let stream = '';
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!fixed(row, column)) stream += at(row, column) !== (flips(row, column) === 0) ? '1' : '0';
    }
    up = !up;
  }
  expect(stream.slice(0, 4)).toBe('0100');
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, byte) => parseInt(stream.slice(12 + byte * 8, 20 + byte * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a square that cameras read', () => {
  it('says what was written into it, at every size', () => {
    for (const length of [3, 17, 18, 32, 33, 53, 60, 78, 90, 106]) {
      const text = 'https://sandtable.example/#/table/'.padEnd(length, 'x7').slice(0, length);
      const square = codeSquare(text);
      expect(square?.length).toBeGreaterThanOrEqual(21);
      expect(read(square ?? [])).toBe(text);
    }
  });

  it('mends errors as the standard has it', () => {
    // The example of the standard's annex: "01234567" in version 1-M.
    expect(corrections([0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11], 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('is not drawn for what is too long', () => {
    expect(codeSquare('x'.repeat(107))).toBeNull();
  });
});
