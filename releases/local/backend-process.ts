import { fork, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { defaultTalliesUrl } from '../guard/tallies-url';
import { findFreePort } from './find-free-port';
import { repositoryRoot } from './repository';

interface RunningBackend {
  readonly port: number;
  /** Where it tells operators what the beacons say. */
  readonly talliesUrl: string;
  /** How to log in, in words. */
  readonly login: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  say: (line: string) => void;
}

interface StartOptions extends Options {
  /** The site whose numbers it counts. */
  readonly siteId: string | undefined;
  readonly metricsPort: string;
}

/** The internal port: the one that is asked for, else the usual one while it is free, else any, which is `0`. */
export async function findMetricsPort({ METRICS_PORT }: NodeJS.ProcessEnv): Promise<string> {
  return METRICS_PORT ?? String(await findFreePort(Number(new URL(defaultTalliesUrl).port)));
}

/** Starts the backend in a process of its own, on a free port of the loopback. @throws Error when it does not come up. */
export async function startBackend({ dataDir, siteId, metricsPort, say }: StartOptions): Promise<RunningBackend> {
  const child = fork(join(repositoryRoot, 'backend/dist/server.js'), {
    env: { ...backendEnvironment(dataDir, 0), METRICS_PORT: metricsPort, ...(siteId && { SITE_ID: siteId }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let login = process.env.ADMIN_EMAIL ?? 'the admin whose password was printed at the first start';
  eachLine(child, (line) => {
    const printed = /admin login: (.+)$/.exec(line)?.[1];
    if (printed) login = printed;
    else say(`backend: ${line}`);
  });
  return new Promise((resolve, reject) => {
    const onEarlyExit = (code: number | null) =>
      reject(new Error(`the backend ended with ${code} before it was ready`));
    child.once('exit', onEarlyExit);
    child.on('message', (message: { type?: string; port?: number; internalPort?: number }) => {
      if (message.type !== 'ready' || !message.port) return;
      child.off('exit', onEarlyExit);
      child.once('exit', (code) => say(`backend: ended with ${code}`));
      const talliesUrl = `http://127.0.0.1:${message.internalPort}/tallies`;
      resolve({ port: message.port, talliesUrl, login, stop: () => stop(child) });
    });
  });
}

/** Runs the backend from its sources on a port, again after each change; returns what stops it. */
export function watchBackend({ dataDir, say, port }: Options & { port: number }): () => void {
  const tsx = join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server.ts'], {
    cwd: join(repositoryRoot, 'backend'),
    env: backendEnvironment(dataDir, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  eachLine(child, (line) => say(`backend: ${line}`));
  return () => child.kill('SIGTERM');
}

function backendEnvironment(dataDir: string, port: number): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    PONTE_COMMAND: join(repositoryRoot, 'releases/dist/ponte.js'),
    PONTE_STORE: join(dataDir, 'releases'),
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
}

function eachLine(child: ChildProcess, action: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', action);
  }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
