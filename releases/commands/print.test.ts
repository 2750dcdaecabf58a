import { ReleaseError } from '@ponte/contract/release-error';
import { describeError } from './print';

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
