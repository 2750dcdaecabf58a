import { spawn } from 'node:child_process';

/** The output of a command: a terminal, a pipe or, in tests, a string. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** The parts of its process that a command uses. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Runs `ponte` with these arguments in a process that outlives this one. */
  runLater(args: readonly string[]): void;
}

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
