import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { copyFirstDatabase, startBackend } from './backend';
import { dataDir, repository, serverEnvironment } from './base';
import { startServer, type Running } from './server';

const execute = promisify(execFile);

/** A site for one file of tests, which may release to it, break it and roll it back. */
export interface OwnSite {
  readonly url: string;
  /** The release store's folder. */
  readonly store: string;
  /** Mails that the backend sent, a file each. */
  readonly mails: string;
  /** Where its backend serves the tallies. Its settings name those of the base site. */
  readonly talliesUrl: string;
  /** Runs the `ponte` command on this site's store; returns its output. */
  ponte(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface OwnSiteOptions {
  /** A running backend to use instead of a new one. */
  readonly backendUrl?: string;
  /** Replaces settings of the base site. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Additional variables of the backend of a site at this URL. */
  readonly environment?: (url: string) => Readonly<Record<string, string>>;
}

/** Starts a copy of the base site's release behind an edge of its own. */
export async function startOwnSite({ backendUrl, settings, environment: own }: OwnSiteOptions = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-'));
  const store = join(folder, 'releases');
  // Names with a leading dot are temporary files that may still be written.
  const filter = (path: string) => !basename(path).startsWith('.');
  await cp(join(dataDir, 'releases'), store, { recursive: true, verbatimSymlinks: true, filter });
  const internalPort = String(await findFreePort());
  // As in any other shell: the settings of a site are in its store.
  const { SITE_URL: _given, ...environment } = serverEnvironment;
  const env = {
    ...process.env,
    ...environment,
    DATA_DIR: folder,
    PONTE_COMMAND: join(repository, 'releases/dist/ponte.js'),
    PONTE_STORE: store,
    METRICS_PORT: internalPort,
  };
  const ponte = async (...args: string[]) => {
    const { stdout } = await execute(process.execPath, [join(repository, 'releases/bin/ponte.js'), ...args], { env });
    return stdout;
  };
  if (settings) {
    const pairs = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
    await ponte('settings', 'set', ...pairs, '--no-prepare', '--why', 'a site of its own');
  }
  const running: Running[] = [];
  const edgePort = await findFreePort();
  const backend = backendUrl ?? (await startOwnBackend());
  const edge = await startEdge(backend);

  return {
    url: edge.url,
    store,
    mails: join(folder, 'mail'),
    talliesUrl: `http://127.0.0.1:${internalPort}/tallies`,
    ponte,
    async stop() {
      for (const server of running.reverse()) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function startOwnBackend(): Promise<string> {
    await copyFirstDatabase(folder);
    const backend = await startBackend(folder, { ...env, ...own?.(`http://localhost:${edgePort}`) });
    running.push(backend);
    return backend.url;
  }

  async function startEdge(backend: string): Promise<Running> {
    const edgeEnv = { ...env, STORE: store, BACKEND_URL: backend, PORT: String(edgePort) };
    const edge = await startServer(join(repository, 'releases/dist/edge.js'), edgeEnv, edgePort, '/robots.txt');
    running.push(edge);
    return edge;
  }
}
