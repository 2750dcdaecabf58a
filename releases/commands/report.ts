import type { Output } from './host';

const clear = '\r\x1b[K';

const defaultColumns = 80;

/** Progress: one line that changes on a terminal, plain lines elsewhere. */
export function createReport(stream: Output): (line: string) => void {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);
  process.once('exit', () => clearReport(stream));
  return (line) => void stream.write(clear + line.slice(0, (stream.columns ?? defaultColumns) - 1));
}

/** Takes the last line of progress off a terminal, so that what comes next starts on a line of its own. */
export function clearReport(stream: Output): void {
  if (stream.isTTY) stream.write(clear);
}
