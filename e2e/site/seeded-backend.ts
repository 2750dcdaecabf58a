import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from './backend';
import { repository, serverEnvironment } from './base';
import type { Running } from './server';

const execute = promisify(execFile);

/** Starts the real backend with this many users. */
export async function startSeededBackend(people: number): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-people-'));
  const seed = ['--import', 'tsx', join(repository, 'backend/first-start/seed.ts'), String(people)];
  await execute(process.execPath, seed, {
    cwd: repository,
    env: { ...process.env, ...serverEnvironment, DATA_DIR: folder },
  });
  const backend = await startBackend(folder);
  return { url: backend.url, stop: () => backend.stop().then(() => rm(folder, { recursive: true, force: true })) };
}
