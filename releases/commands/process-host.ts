import { spawn } from 'node:child_process';
import type { Host } from './host';

/** The process that runs the command line. */
export const processHost: Host = {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  runLater(args) {
    const [node = process.execPath, script = ''] = process.argv;
    spawn(node, [script, ...args], { detached: true, stdio: 'ignore' }).unref();
  },
};
