import { ReleaseError } from '@ponte/contract/release-error';
import { describeError } from './errors';
import { printFailure, printOutcome } from './print';
import { createReport } from './terminal';

const clear = '\r\x1b[K';

/** A terminal that collects what is written to both streams. */
function openTerminal() {
  const written: string[] = [];
  const stream = { isTTY: true, columns: 80, write: (text: string) => written.push(text) };
  return { written, host: { env: {}, stdout: stream, stderr: stream, runLater: () => {} } };
}

test('prints each step as a line in a pipe', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const report = createReport({ isTTY: false, columns: 80, write });
  report('15 pages made');
  report('checked 5 files that 15 pages name');
  expect(written).toEqual(['15 pages made\n', 'checked 5 files that 15 pages name\n']);
});

test('replaces the previous step on a terminal, cut to the width', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const report = createReport({ isTTY: true, columns: 9, write });
  report('15 pages made');
  report('checked');
  expect(written).toEqual([`${clear}15 pages`, `${clear}checked`]);
});

test('clears the last step before the outcome', () => {
  const { written, host } = openTerminal();
  printOutcome({ result: {}, lines: ['remote-chat is live'] }, {}, host);
  expect(written).toEqual([clear, 'remote-chat is live\n']);
});

test('clears the last step before an error', () => {
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
