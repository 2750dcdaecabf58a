import { ReleaseError } from '@ponte/contract/release-error';
import { describeError } from './errors';
import { printFailure, printOutcome } from './print';
import { createReport } from './terminal';

const clear = '\r\x1b[K';

/** A terminal, and what it shows of both streams as one list. */
function openTerminal() {
  const written: string[] = [];
  const stream = { isTTY: true, columns: 80, write: (text: string) => written.push(text) };
  return { written, host: { env: {}, stdout: stream, stderr: stream, runLater: () => {} } };
}

test('in a pipe each step is a line', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const report = createReport({ isTTY: false, columns: 80, write });
  report('15 pages made');
  report('checked 5 files that 15 pages name');
  expect(written).toEqual(['15 pages made\n', 'checked 5 files that 15 pages name\n']);
});

test('on a terminal a step takes the place of the one before, cut to the width', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const report = createReport({ isTTY: true, columns: 9, write });
  report('15 pages made');
  report('checked');
  expect(written).toEqual([`${clear}15 pages`, `${clear}checked`]);
});

test('the last step is cleared before the outcome', () => {
  const { written, host } = openTerminal();
  printOutcome({ result: {}, lines: ['remote-chat is live'] }, {}, host);
  expect(written).toEqual([clear, 'remote-chat is live\n']);
});

test('the last step is cleared before what failed', () => {
  const { written, host } = openTerminal();
  expect(printFailure(new Error('no room'), [], host)).toBe(1);
  expect(written[0]).toBe(clear);
  expect(written.join('')).toContain('no room');
});

test('names a full disk, with a hint', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(full)).toEqual({
    code: 'refused',
    message: 'the disk of the store is full',
    hint: 'make room (ponte gc helps) and run the command again',
  });
});

test('prints expected errors verbatim and unexpected ones on one line', () => {
  const expected = new ReleaseError('busy', 'another command holds the lock', 'wait');
  expect(describeError(expected)).toBe(expected);
  expect(describeError(new TypeError('oh\n  no'))).toMatchObject({ code: 'damaged', message: 'oh no' });
});
