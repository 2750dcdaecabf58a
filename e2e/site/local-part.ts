import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { repository } from './base';
import { openTemporaryCheckout, type TemporaryCheckout } from './temporary-checkout';

/** A part under development, served as `npm run dev` in its folder does. */
export interface LocalPart {
  readonly origin: string;
  /** Edits a file and waits until the server has built the part anew. */
  edit(...change: Parameters<TemporaryCheckout['edit']>): Promise<void>;
  /** Stops the server and keeps the sources. */
  pause(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the development server of a copy of a part, for the composed site at `site`. */
export async function startLocalPart(part: string, site: string): Promise<LocalPart> {
  const checkout = await openTemporaryCheckout(part);
  const port = await findFreePort();
  let server = await serve(checkout.folder, port, site);
  return {
    origin: `http://localhost:${port}`,
    async edit(...change) {
      await checkout.edit(...change);
      await server.nextBuild();
    },
    pause: () => server.end(),
    async resume() {
      server = await serve(checkout.folder, port, site);
    },
    async stop() {
      await server.end();
      await checkout.remove();
    },
  };
}

interface Server {
  nextBuild(): Promise<void>;
  end(): Promise<void>;
}

async function serve(folder: string, port: number, site: string): Promise<Server> {
  const script = join(repository, 'dev/dev-remote.ts');
  const args = ['--import', 'tsx', script, '--site', site, '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  let output = '';
  const ended = () => new Error(`The development server ended:\n${output}`);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(ended()));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes('?ponte=') && output.includes(' compiled in ')) resolve();
      });
    }
  });
  return {
    nextBuild: () =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(ended()));
        child.stdout.on('data', (chunk: Buffer) => {
          if (/ compiled in | did not compile/.test(String(chunk))) resolve();
        });
      }),
    async end() {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
