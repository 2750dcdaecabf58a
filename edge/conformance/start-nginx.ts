import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { until } from '@ponte/toolchain/jest/until';
import { createNginxConfig, type NginxOptions } from '../nginx/create-nginx-config';
import { routes } from './fixture-site';
import { sendRequest } from './send-request';
import type { RunningEdge, StartOptions } from './use-edge';

const binaries = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

/** @throws Error that names the package to install. */
export function requireNginx(): string {
  const binary = binaries.find((path) => existsSync(path));
  if (binary) return binary;
  throw new Error('nginx is missing: apt-get install nginx');
}

export interface RunningNginx extends RunningEdge {
  /** What it wrote to its error output. */
  readonly readErrors: () => string;
}

/** Debian's nginx as a child of the test, with a generated configuration and a prefix of its own. */
export async function startNginx(
  { folder, ...options }: StartOptions,
  changes: Partial<NginxOptions> = {},
): Promise<RunningNginx> {
  const binary = requireNginx();
  const port = await findFreePort();
  const configFile = join(folder, 'nginx.conf');
  const listen = `127.0.0.1:${port}`;
  // Only the owner can read the folders of the tests, and a root master would start workers as another user.
  const user = process.getuid?.() === 0 ? 'root' : undefined;
  const config = { ...options, listen, routes, user, accessLog: 'off', ...changes };
  await writeFile(configFile, createNginxConfig(config));
  const log = join(folder, 'error.log');
  const args = ['-p', folder, '-c', configFile, '-e', log, '-g', 'daemon off;'];
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  try {
    await listening(port, child);
  } catch (cause) {
    throw new Error(`nginx did not start: ${complaints}${await readFile(log, 'utf8').catch(() => '')}`, { cause });
  }
  return { port, stop: () => quit(child), readErrors: () => complaints };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  await until('nginx listening', async () => {
    if (child.exitCode !== null) throw new Error('it ended');
    return sendRequest(port, { path: '/healthz' }).then(
      () => true,
      () => false,
    );
  });
}

/** QUIT lets nginx finish current requests. */
function quit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGQUIT');
  });
}
