import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
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
