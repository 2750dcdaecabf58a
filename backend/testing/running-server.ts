import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

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
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const listening = new Promise<number>((resolve) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const port = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const ready = untilReady ? once(child, 'message').then(([{ port }]) => port as number) : listening;
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
