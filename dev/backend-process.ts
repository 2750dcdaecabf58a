import { fork, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { defaultTalliesUrl } from 'releases/guard/fetch-tallies';
import { findAnyFreePort, findFreePort } from './find-free-port';
import { isLocalAddress } from './local-values';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { supervise, type Supervised } from './supervise';

interface RunningBackend {
  readonly port: number;
  /** Where it tells operators what the beacons say. */
  readonly talliesUrl: string;
  /** How to log in, in words. */
  readonly login: string;
  /** Where mails go: an SMTP server or a folder. */
  readonly mail: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Of the site, to which the links in mails lead. */
  siteUrl: string | undefined;
  say: (line: string) => void;
}

interface StartOptions extends Options {
  /** The site whose numbers it counts. */
  readonly siteId: string | undefined;
  readonly metricsPort: string;
}

/**
 * The internal port: the one that is asked for, else that of the address which the site keeps, so that a start changes no
 * setting. While another process has that one it is any, which is `0`; a site without an address gets one to keep.
 */
export async function findMetricsPort({ METRICS_PORT }: NodeJS.ProcessEnv, kept?: string): Promise<string> {
  if (METRICS_PORT !== undefined) return METRICS_PORT;
  const isKept = kept !== undefined && isLocalAddress(kept);
  const port = await findFreePort(Number(new URL(isKept ? kept : defaultTalliesUrl).port));
  return String(port || isKept ? port : await findAnyFreePort());
}

/**
 * Starts the backend on a free port of the loopback, and again on the same ports whenever it ends.
 *
 * @throws Error when it does not come up the first time.
 */
export async function superviseBackend(options: StartOptions): Promise<RunningBackend> {
  const first = await startBackend({ ...options, port: 0 });
  const again = { ...options, port: first.port, metricsPort: new URL(first.talliesUrl).port };
  let running = first;
  const stopSupervising = supervise(first, {
    start: async () => (running = await startBackend(again)),
    say: options.say,
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
    now: () => performance.now(),
  });
  const stop = () => {
    stopSupervising();
    return running.stop();
  };
  const { talliesUrl, login, mail } = first;
  return { port: first.port, talliesUrl, login, mail, stop };
}

async function startBackend(options: StartOptions & { port: number }): Promise<RunningBackend & Supervised> {
  const { siteId, metricsPort, say } = options;
  const child = fork(join(repositoryRoot, 'backend/dist/server.js'), {
    env: { ...backendEnvironment(options), METRICS_PORT: metricsPort, ...(siteId && { SITE_ID: siteId }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => child.once('exit', (code, signal) => resolve(signal ?? String(code))));
  let login = process.env.ADMIN_EMAIL ?? 'the admin whose password was printed at the first start';
  eachLine(child, (line) => {
    const printed = /admin login: (.+)$/.exec(line)?.[1];
    if (printed) login = printed;
    else say(`backend: ${line}`);
  });
  return new Promise((resolve, reject) => {
    void ended.then((how) => reject(new Error(`the backend ended with ${how} before it was ready`)));
    child.on('message', (message: { type?: string; port?: number; internalPort?: number; mail?: string }) => {
      if (message.type !== 'ready' || !message.port) return;
      const talliesUrl = `http://127.0.0.1:${message.internalPort}/tallies`;
      const { port, mail = '' } = message;
      resolve({ port, talliesUrl, login, mail, ended, stop: () => stop(child) });
    });
  });
}

/** Runs the backend from its sources on a port, again after each change; returns what stops it. */
export function watchBackend(options: Options & { port: number }): () => void {
  const tsx = join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server.ts'], {
    cwd: join(repositoryRoot, 'backend'),
    env: backendEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  eachLine(child, (line) => options.say(`backend: ${line}`));
  return () => child.kill('SIGTERM');
}

function backendEnvironment({ dataDir, siteUrl, port }: Options & { port: number }): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    ...(siteUrl && { AUTH_CLIENT_URL: siteUrl }),
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
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
