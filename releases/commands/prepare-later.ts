import { spawn } from 'node:child_process';

/** Whoever rolls back is in a hurry: the next rollback is prepared by a process that this one does not wait for. */
export function prepareLater(store: string): void {
  const [node, script = ''] = process.argv;
  spawn(node ?? process.execPath, [script, 'prepare', '--store', store], { detached: true, stdio: 'ignore' }).unref();
}
