import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { SiteValues } from '@ponte/contract/release';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

interface LocalSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly by: string;
}

/**
 * Reads the settings of `npm start` and `npm run dev` from the environment.
 *
 * @throws Error that names the key whose value is wrong.
 */
export function readLocalSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const port = Number(env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT: ${env.PORT} is not a port`);
  return {
    port,
    host: env.HOST ?? 'localhost',
    dataDir: resolve(env.DATA_DIR ?? join(repositoryRoot, '.data')),
    by: env.PONTE_BY ?? userInfo().username,
  };
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export function isLocalAddress(url: string): boolean {
  return URL.canParse(url) && loopback.test(new URL(url).hostname);
}

/**
 * The settings of a site that is started on this machine. A local URL is a default that follows the port; a public URL was
 * chosen, and does not change with the port.
 */
export function decideLocalSettings(inherited: SiteValues, addresses: SiteValues): SiteValues {
  const moved = Object.entries(addresses).filter(([key]) => {
    const url = inherited[key];
    return url === undefined || !URL.canParse(url) || isLocalAddress(url);
  });
  return { ...inherited, ...Object.fromEntries(moved) };
}
