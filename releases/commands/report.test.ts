import { printFailure, printOutcome } from './print';
import { createReport } from './report';

const clear = '\r\x1b[K';

/** Both streams of this process as one list, as a terminal shows them. */
function watchTerminal() {
  const written: string[] = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(write);
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  return written;
}

const { isTTY } = process.stderr;
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(process.stderr, 'isTTY', { value: isTTY, configurable: true });
  process.exitCode = undefined;
});

test('in a pipe each step is a line', () => {
  const written: string[] = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  const report = createReport({ isTTY: false, columns: 80, write } as never);
  report('15 pages made');
  report('checked 5 files that 15 pages name');
  expect(written).toEqual(['15 pages made\n', 'checked 5 files that 15 pages name\n']);
});

test('on a terminal a step takes the place of the one before, cut to the width', () => {
  const written: string[] = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  const report = createReport({ isTTY: true, columns: 9, write } as never);
  report('15 pages made');
  report('checked');
  expect(written).toEqual([`${clear}15 pages`, `${clear}checked`]);
});

test('the last step is cleared before the outcome', () => {
  const written = watchTerminal();
  printOutcome({ result: {}, lines: ['remote-chat is live'] }, {});
  expect(written).toEqual([clear, 'remote-chat is live\n']);
});

test('the last step is cleared before what failed', () => {
  const written = watchTerminal();
  printFailure(new Error('no room'), []);
  expect(written[0]).toBe(clear);
  expect(written.join('')).toContain('no room');
});
