import type { Host } from '../commands/terminal';

/** A host that records what a command writes, and what it would run later. */
export interface StringHost extends Host {
  readonly written: { readonly stdout: string; readonly stderr: string };
  /** The arguments of each command that would run in a separate process. None is started. */
  readonly later: ReadonlyArray<readonly string[]>;
}

export function createStringHost(env: Host['env'] = {}): StringHost {
  const written = { stdout: '', stderr: '' };
  const later: Array<readonly string[]> = [];
  return {
    env: { ...process.env, PONTE_BY: 'ana', ...env },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    runLater: (args) => void later.push(args),
    written,
    later,
  };
}
