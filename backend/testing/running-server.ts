import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RunningServer {
  url: string;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface StartOptions {
  /** Without it, only until it listens. */
  untilReady?: boolean;
  /** What to run in place of the service. */
  file?: string;
}

/** The service as its own process, from the sources, on a port of its own. */
export async function startServer(
  env: Record<string, string>,
  { untilReady = true, file = 'server.ts' }: StartOptions = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', file)], {
    cwd: join(__dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const listening = async () => {
    for (;;) {
      const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port) return Number(port);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const ready = untilReady ? once(child, 'message').then(([{ port }]) => port as number) : listening();
  const failed = exit.then(([code]) => {
    throw new Error(`The server ended with ${code}:\n${output}`);
  });
  failed.catch(() => {});
  const port = await Promise.race([ready, failed]);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
