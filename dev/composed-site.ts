import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lockElementId, type Lock } from '@ponte/contract/lock';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

interface ComposedSite {
  readonly url: string;
  stop(): void;
}

/** Finds a running site. @throws Error if it does not allow overrides, or is not a composed site. */
export async function findSite(url: string): Promise<ComposedSite> {
  const response = await fetch(url).catch(() => undefined);
  const [, json = 'null'] =
    new RegExp(`<script[^>]* id="${lockElementId}">(.*?)</script>`).exec((await response?.text()) ?? '') ?? [];
  const lock = JSON.parse(json) as Lock | null;
  if (!lock) throw new Error(`${url} does not respond with a page of a composed site`);
  if (!lock.site.allowOverrides)
    throw new Error(`${url} does not allow overrides (ponte settings set ALLOW_OVERRIDES=true does)`);
  return { url: new URL(url).origin, stop: () => {} };
}

/** Starts the whole site from its builds, as `npm start` does. Its pages allow overrides; its settings do not change. */
export async function startSite(port: number): Promise<ComposedSite> {
  const url = `http://localhost:${port}`;
  if (await fetch(url).catch(() => undefined)) {
    throw new Error(`${url} is in use. If it is a site that allows overrides, use it: --site ${url}`);
  }
  const tools = spawnSync('npm', ['run', 'build:tools', '--silent'], { cwd: repositoryRoot, stdio: 'inherit' });
  if (tools.status !== 0) throw new Error('the tools did not build');
  const { ALLOW_OVERRIDES: _setting, ...env } = process.env;
  const args = [join(repositoryRoot, 'dev/dist/start.js'), '--allow-overrides'];
  const child = spawn(process.execPath, args, {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the site did not start');
  });
  await Promise.race([untilReady(`${url}/readyz`), ended]);
  return { url, stop: () => child.kill('SIGTERM') };
}

async function untilReady(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 200));
}
