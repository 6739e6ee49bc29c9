// A server of one's own on a free port, with a database of its own, for scripts that are no tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the program that `SANDTABLE` names, or the optimised one, and tells where it answers and how to stop it. */
export async function serve(...options) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  const program = process.env.SANDTABLE ?? '../target/release/sandtable';
  const child = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--database', join(folder, 'own.sqlite'), ...options], { stdio: 'ignore' });
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${base}/healthz`).then(({ ok }) => ok, () => false)) break;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { base, stop };
}
