import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const command = join(__dirname, '../.cache/testing/ponte.mjs');
const killAt = join(__dirname, 'kill-at.mjs');

export interface Ran {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Dies just before its nth change of the disk. */
  readonly killAt?: number;
  /** Once that change has begun, in place of before it. */
  readonly killDuring?: boolean;
}

/** Runs the command as a process of its own. */
export function runPonte(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return startPonte(args, options).ended;
}

export function startPonte(
  args: readonly string[],
  options: RunOptions = {},
): { readonly child: ChildProcess; readonly ended: Promise<Ran> } {
  return startProgramFile(command, args, options);
}

/** Runs another build of the command than that which the tests made for themselves. */
export function runProgramFile(file: string, args: readonly string[]): Promise<Ran> {
  return startProgramFile(file, args, {}).ended;
}

function startProgramFile(file: string, args: readonly string[], options: RunOptions) {
  const preload = options.killAt ? ['--import', killAt] : [];
  const death = { KILL_AT: String(options.killAt ?? 0), KILL_DURING: options.killDuring ? 'true' : undefined };
  const env = { ...process.env, PONTE_BY: 'ana', ...death, ...options.env };
  const child = spawn(process.execPath, [...preload, file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ran>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
  return { child, ended };
}
