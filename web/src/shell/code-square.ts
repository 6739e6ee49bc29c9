/**
 * An address as a square that a camera reads (QR code, ISO/IEC 18004): bytes, error correction of level L, versions 1 to 5, which is up to 106 bytes
 * in one block. What is longer has no square.
 */

/** By version: how many codewords hold data, and how many correct errors. */
const ROOM: readonly (readonly [data: number, correction: number])[] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

type Square = boolean[][];
type Mask = (row: number, column: number) => boolean;

const MASKS: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Powers of two in the field of 256 elements, and their logarithms. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}
const times = (a: number, b: number): number => (a && b ? (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0) : 0);

/** What is appended so that a reader can mend errors (Reed and Solomon). */
export function corrections(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, POWERS[root] ?? 0));
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((value, by) => (rest[at + by] = (rest[at + by] ?? 0) ^ times(value, lead)));
  });
  return rest.slice(data.length);
}

const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0');

function codewords(text: Uint8Array, [room, correction]: readonly [number, number]): string {
  const head = `0100${bits(text.length, 8)}${[...text].map((byte) => bits(byte, 8)).join('')}`;
  const ended = `${head}0000`.slice(0, room * 8);
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const data = (whole.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  return [...data, ...corrections(data, correction)].map((word) => bits(word, 8)).join('');
}

/** What stands in every square of this version; nothing, where data goes. The places of the format are kept free. */
function frame(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version;
  const square = Array.from({ length: size }, () => Array.from({ length: size }, (): boolean | null => null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = square[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  for (const [row, column] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
    for (let y = -1; y <= 7; y += 1) {
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(row + y, column + x, ring !== 2 && ring !== 4);
      }
    }
  }
  if (version > 1) {
    for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) set(size - 7 + y, size - 7 + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
  }
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  return square;
}

/** Writes which mask was taken, twice. */
function writeFormat(square: (boolean | null)[][], mask: number): void {
  const size = square.length;
  const kind = (1 << 3) | mask;
  let rest = kind << 10;
  for (let at = 14; at >= 10; at -= 1) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10);
  const format = ((kind << 10) | rest) ^ 0x5412;
  const set = (row: number, column: number, at: number) => {
    const line = square[row];
    if (line) line[column] = ((format >> at) & 1) === 1;
  };
  for (let at = 0; at <= 5; at += 1) set(at, 8, at);
  set(7, 8, 6);
  set(8, 8, 7);
  set(8, 7, 8);
  for (let at = 9; at < 15; at += 1) set(8, 14 - at, at);
  for (let at = 0; at < 8; at += 1) set(8, size - 1 - at, at);
  for (let at = 8; at < 15; at += 1) set(size - 15 + at, 8, at);
  const line = square[size - 8];
  if (line) line[8] = true;
}

function masked(version: number, stream: string, number: number, mask: Mask): Square {
  const square = frame(version);
  writeFormat(square, number);
  const size = square.length;
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      const line = square[row] ?? [];
      for (const column of [right, right - 1]) {
        if (line[column] !== null) continue;
        line[column] = (stream[next] === '1') !== mask(row, column);
        next += 1;
      }
    }
    up = !up;
  }
  return square.map((line) => line.map((dark) => dark === true));
}

/** How hard a square is to read: long runs and blocks of one colour. */
function hardness(square: Square): number {
  const turned = square.map((_, column) => square.map((line) => line[column] ?? false));
  let found = 0;
  for (const line of [...square, ...turned]) {
    for (const run of line.map((dark) => (dark ? '1' : '0')).join('').match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
  }
  square.forEach((line, row) => {
    const below = square[row + 1];
    line.forEach((dark, column) => {
      if (below && column + 1 < line.length && line[column + 1] === dark && below[column] === dark && below[column + 1] === dark) found += 3;
    });
  });
  return found;
}

/** The square for a text, row by row, true for dark; nothing, if the text is too long. */
export function codeSquare(text: string): Square | null {
  const bytes = new TextEncoder().encode(text);
  const version = ROOM.findIndex(([room]) => room >= bytes.length + 2) + 1;
  const room = ROOM[version - 1];
  if (!room) return null;
  const stream = codewords(bytes, room);
  const squares = MASKS.map((mask, number) => masked(version, stream, number, mask));
  return squares.reduce((best, square) => (hardness(square) < hardness(best) ? square : best));
}

/** The dark fields as one path. */
export const pathOf = (square: Square): string =>
  square.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x},${y}h1v1h-1z`] : []))).join('');
