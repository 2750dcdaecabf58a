import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDir, repository, serverEnvironment } from './base';
import { findFreePort, startServer, type Running } from './server';

const firstFolder = join(dirname(dataDir), 'first');

/** Lets a backend have its first start, once for all that begin with what it made. */
export async function makeFirstDatabase(): Promise<void> {
  await (await startBackend(firstFolder)).stop();
}

/** A backend with a copy of that database is there in a third of the time. */
export async function copyFirstDatabase(folder: string): Promise<void> {
  await cp(join(firstFolder, 'db'), join(folder, 'db'), { recursive: true });
}

/** The real backend on what the folder has. */
export async function startBackend(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await findFreePort();
  const own = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) };
  const env = { ...process.env, ...serverEnvironment, ...environment, ...own };
  return startServer(join(repository, 'backend/dist/server.js'), env, port, '/readyz');
}
