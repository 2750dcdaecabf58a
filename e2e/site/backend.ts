import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { dataDir, repository, serverEnvironment } from './base';
import { startServer, type Running } from './server';

const firstFolder = join(dirname(dataDir), 'first');

/** Starts a backend once to create the database that all others begin with. */
export async function makeFirstDatabase(): Promise<void> {
  await (await startBackend(firstFolder)).stop();
}

/** Copies that database, so that a backend starts in a third of the time. */
export async function copyFirstDatabase(folder: string): Promise<void> {
  await cp(join(firstFolder, 'db'), join(folder, 'db'), { recursive: true });
}

/** Starts the real backend on the database of a folder. */
export async function startBackend(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await findFreePort();
  const own = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) };
  const env = { ...process.env, ...serverEnvironment, ...environment, ...own };
  return startServer(join(repository, 'backend/dist/server.js'), env, port, '/readyz');
}

/** Starts the real backend with this many users. */
export async function startSeededBackend(people: number): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-people-'));
  const seed = ['--import', 'tsx', join(repository, 'backend/first-start/seed.ts'), String(people)];
  await promisify(execFile)(process.execPath, seed, {
    cwd: repository,
    env: { ...process.env, ...serverEnvironment, DATA_DIR: folder },
  });
  const backend = await startBackend(folder);
  return { url: backend.url, stop: () => backend.stop().then(() => rm(folder, { recursive: true, force: true })) };
}
