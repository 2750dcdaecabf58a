import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, serverEnvironment } from './base';
import { findFreePort, startServer, type Running } from './server';

const execute = promisify(execFile);

/** The real backend with so many people in it. */
export async function startSeededBackend(people: number): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-people-'));
  const port = await findFreePort();
  const env = { ...process.env, ...serverEnvironment, DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) };
  const seed = ['--import', 'tsx', join(repository, 'backend/first-start/seed.ts'), String(people)];
  await execute(process.execPath, seed, { cwd: repository, env });
  const backend = await startServer(join(repository, 'backend/dist/server.js'), env, port, '/readyz');
  return { url: backend.url, stop: () => backend.stop().then(() => rm(folder, { recursive: true, force: true })) };
}
