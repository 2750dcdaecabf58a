/** Progress: one line that changes on a terminal, plain lines elsewhere. */
export function createReport(stream: NodeJS.WriteStream): (line: string) => void {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);
  process.once('exit', () => stream.write('\r\x1b[K'));
  return (line) => void stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`);
}
