import { fork, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { defaultTalliesUrl } from 'releases/guard/fetch-tallies';
import { isLocalAddress } from './settings';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { preferPort } from './require-free';
import { supervise, type Supervised } from './supervise';

interface RunningBackend {
  readonly port: number;
  /** URL of the beacon tallies, for operators. */
  readonly talliesUrl: string;
  /** How to log in, as text. */
  readonly login: string;
  /** Destination of mails: an SMTP server or a folder. */
  readonly mail: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** The site's URL, for links in mails. */
  siteUrl: string | undefined;
  say: (line: string) => void;
}

interface StartOptions extends Options {
  /** The site whose beacons it counts. */
  readonly siteId: string | undefined;
  readonly metricsPort: string;
}

/**
 * The internal port: `METRICS_PORT`, otherwise that of the URL in the site's settings, so that a start changes no setting.
 * If that port is taken it is `0`, for any; a site without a URL gets a free port to store.
 */
export async function findMetricsPort({ METRICS_PORT }: NodeJS.ProcessEnv, kept?: string): Promise<string> {
  if (METRICS_PORT !== undefined) return METRICS_PORT;
  const isKept = kept !== undefined && isLocalAddress(kept);
  const port = await preferPort(Number(new URL(isKept ? kept : defaultTalliesUrl).port));
  return String(port || isKept ? port : await findFreePort());
}

/**
 * Starts the backend on a free port of 127.0.0.1, and restarts it on the same ports whenever it ends.
 *
 * @throws Error if the first start fails.
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

/** Runs the backend from its sources on a port, and restarts it after each change; returns a function that stops it. */
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
    // Off by default in Nhost.
    AUTH_MFA_ENABLED: 'true',
    AUTH_MFA_TOTP_ISSUER: 'Ponte',
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
