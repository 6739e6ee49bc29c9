/** The proof of the dice, checked by the reader's own browser. `docs/fair-dice.md` says the same in words. */

export interface FairDice {
  commitment: string;
  secret: string | null;
  contributions: string[];
}

export type Proof =
  /** The secret has not been published: the match is not over. */
  | { kind: 'withheld' }
  /** The browser calculates digests only on pages that are served securely. */
  | { kind: 'unable' }
  | { kind: 'checked'; promiseKept: boolean; seedFollows: boolean };

const COMMITMENT_TAG = 'sandtable-fair-dice/1/commitment';
const SEED_TAG = 'sandtable-fair-dice/1/seed';

export async function prove(fair: FairDice, seed: string | null): Promise<Proof> {
  if (fair.secret === null || seed === null) return { kind: 'withheld' };
  if (!globalThis.crypto?.subtle) return { kind: 'unable' };
  const secret = bytes(fair.secret);
  const promise = await digest(ascii(COMMITMENT_TAG), secret);
  const derived = await digest(
    ascii(SEED_TAG),
    secret,
    new Uint8Array([fair.contributions.length]),
    ...fair.contributions.map(bytes),
  );
  return { kind: 'checked', promiseKept: promise === fair.commitment, seedFollows: derived === seed };
}

/** What a seat contributes: 32 random bytes as hexadecimal digits. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function digest(...parts: Uint8Array[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytes(digits: string): Uint8Array {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
