import { spawn } from 'node:child_process';
import { styleText } from 'node:util';

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

export type Color = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Styles text for a terminal; leaves it plain elsewhere, and when NO_COLOR is set. */
export function createColor({ env, ...streams }: Host, stream: 'stdout' | 'stderr'): Color {
  const colorful = streams[stream].isTTY === true && !env.NO_COLOR;
  return (style, text) => (colorful ? styleText(style, text) : text);
}

const clear = '\r\x1b[K';

const defaultColumns = 80;

/** Progress: one line that changes on a terminal, plain lines elsewhere. */
export function createReport(stream: Output): (line: string) => void {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);
  process.once('exit', () => clearReport(stream));
  return (line) => void stream.write(clear + line.slice(0, (stream.columns ?? defaultColumns) - 1));
}

/** Clears the last line of progress on a terminal, so that the next output starts on an empty line. */
export function clearReport(stream: Output): void {
  if (stream.isTTY) stream.write(clear);
}
