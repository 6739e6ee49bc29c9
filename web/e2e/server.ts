import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the program may be; `SANDTABLE` names another place. */
const PLACES = ['../../target/release/sandtable', '../../target/debug/sandtable'];

export function program(): string {
  const named = process.env.SANDTABLE;
  if (named) return named;
  const found = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync(place));
  if (!found) throw new Error('There is no sandtable program: run `cargo build --release -p sandtable` first, or set SANDTABLE.');
  return found;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`sandtable serve ended with code ${child.exitCode}`);
    try {
      if ((await fetch(`${address}/healthz`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`sandtable serve does not answer at ${address}`);
}

/** A server that answers at an address until it is stopped. */
export interface Server {
  address: string;
  /** Does what whoever runs the server does at the command line (`sandtable admin`), beside it. */
  admin(...what: string[]): void;
  stop(): Promise<void>;
}

/** The real server on a free port with a database of its own, and with options for what a test is about. */
export async function serve(...options: string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-e2e-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // As behind a proxy, so that every player comes from an address of their own: the limits stay on, as for strangers.
  const database = join(folder, 'sandtable.sqlite');
  const where = ['--listen', `127.0.0.1:${port}`, '--database', database];
  const child = spawn(program(), ['serve', ...where, '--behind-proxy', ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  await answers(address, child);
  return {
    address,
    admin(...what) {
      execFileSync(program(), ['admin', '--database', database, ...what]);
    },
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server for all tests, unless `SANDTABLE_ADDRESS` names one that runs, such as that of `npm run dev`. */
export default async function start(): Promise<() => Promise<void>> {
  if (process.env.SANDTABLE_ADDRESS) return async () => undefined;
  const { address, stop } = await serve('--positions', 'anyone');
  process.env.SANDTABLE_ADDRESS = address;
  return stop;
}
