import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDir, repository, serverEnvironment } from './base';
import { findFreePort, startServer, type Running } from './server';

const firstFolder = join(dirname(dataDir), 'first');

/** Starts a backend once to create the database that all others begin with. */
export async function makeFirstDatabase(): Promise<void> {
  await (await startBackend(firstFolder)).stop();
}

/** Copies that database: a backend then starts in a third of the time. */
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
