import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const command = join(__dirname, '../.cache/testing/ponte.mjs');
const killAt = join(__dirname, 'kill-at.mjs');

export interface ProcessResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Kills the command just before its nth change of the disk. */
  readonly killAt?: number;
  /** Kills it once that change has begun, instead of before. */
  readonly killDuring?: boolean;
  /** Both outputs come in `stdout`, in the order in which they were written. */
  readonly oneOutput?: boolean;
}

/** Runs the command in a separate process. */
export function runPonte(args: readonly string[], options: RunOptions = {}): Promise<ProcessResult> {
  return startPonte(args, options).ended;
}

export function startPonte(
  args: readonly string[],
  options: RunOptions = {},
): { readonly child: ChildProcess; readonly ended: Promise<ProcessResult> } {
  return startProgramFile(command, args, options);
}

/** Runs another build of the command than the one made for the tests. */
export function runProgramFile(file: string, args: readonly string[]): Promise<ProcessResult> {
  return startProgramFile(file, args, {}).ended;
}

function startProgramFile(file: string, args: readonly string[], options: RunOptions) {
  const preload = options.killAt ? ['--import', killAt] : [];
  const death = { KILL_AT: String(options.killAt ?? 0), KILL_DURING: options.killDuring ? 'true' : undefined };
  const env = { ...process.env, PONTE_BY: 'ana', ...death, ...options.env };
  const inNode = [process.execPath, ...preload, file, ...args];
  const [program = '', ...rest] = options.oneOutput ? ['sh', '-c', 'exec "$0" "$@" 2>&1', ...inNode] : inNode;
  const child = spawn(program, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<ProcessResult>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
  return { child, ended };
}
