const clear = '\r\x1b[K';

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** Progress: one line that changes on a terminal, plain lines elsewhere. */
export function createReport(stream: Terminal): (line: string) => void {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);
  process.once('exit', () => clearReport(stream));
  return (line) => void stream.write(clear + line.slice(0, stream.columns - 1));
}

/** Takes the last line of progress off a terminal, so that what comes next starts on a line of its own. */
export function clearReport(stream: Terminal): void {
  if (stream.isTTY) stream.write(clear);
}
