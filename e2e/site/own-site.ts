import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, repository, serverEnvironment } from './base';

const execute = promisify(execFile);

/** A site of a story's own, that it may release to, break and roll back. */
export interface OwnSite {
  readonly url: string;
  /** The release store's folder. */
  readonly store: string;
  /** Runs the `ponte` command on this site's store; answers with what it printed. */
  ponte(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a copy of the base site's release on a port of its own. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-'));
  await cp(join(dataDir, 'releases'), join(folder, 'releases'), { recursive: true, verbatimSymlinks: true });
  const port = await findFreePort();
  const env = { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: folder };
  const server = spawn(process.execPath, [join(repository, 'releases/dist/start.js')], { env, stdio: 'pipe' });
  const url = `http://localhost:${port}`;
  await untilReady(server, `${url}/readyz`);
  return {
    url,
    store: join(folder, 'releases'),
    async ponte(...args) {
      const { stdout } = await execute(process.execPath, [join(repository, 'releases/bin/ponte.js'), ...args], { env });
      return stdout;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)));
  server.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site was not ready in a minute:\n${output}`);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
