import { spawn } from 'node:child_process';
import { until } from './until';

/** Generous, for a busy machine: it only ends a server that hangs. */
const readyWithinMs = 180_000;

/** A server of one story ends before optimized WebAssembly pays: compiling it was a third of a backend's start. */
const quickStart = '--liftoff-only';

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one of the product's servers and waits until it is ready. @throws Error with its output on a timeout. */
export async function startServer(
  file: string,
  env: NodeJS.ProcessEnv,
  port: number,
  readyPath: string,
): Promise<Running> {
  const child = spawn(process.execPath, [quickStart, file], { env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const url = `http://localhost:${port}`;
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`${file} ended:\n${output}`);
    const response = await fetch(url + readyPath).catch(() => undefined);
    return response?.ok === true;
  };
  await until(`${file} is ready`, isReady, readyWithinMs).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${error.message}\n${output}`, { cause: error });
  });
  return { url, stop };

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
