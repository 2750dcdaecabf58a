import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command in a process group of its own. The first interruption ends the whole group, browsers and builds
 * included, as Ctrl-C does; the second kills it.
 *
 * @returns its exit code, or `interrupted`.
 */
export function runInGroup(
  [file = '', ...args]: readonly string[],
  { cwd, signals = process }: { cwd: string; signals?: EventEmitter },
): Promise<number | 'interrupted'> {
  const child = spawn(file, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  let isInterrupted = false;
  const interrupt = () => {
    endGroup(child.pid, isInterrupted ? 'SIGKILL' : 'SIGINT');
    isInterrupted = true;
  };
  for (const signal of interruptions) signals.on(signal, interrupt);
  return new Promise<number | 'interrupted'>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      // Kill child processes that the command left running.
      endGroup(child.pid, 'SIGKILL');
      resolve(isInterrupted ? 'interrupted' : (code ?? 1));
    });
  }).finally(() => {
    for (const signal of interruptions) signals.off(signal, interrupt);
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
