import { ReleaseError } from '@ponte/contract/release-error';
import { describeError } from './print';

test('a full disk is told as such, with the way out', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeError(full)).toEqual({
    code: 'refused',
    message: 'the disk of the store is full',
    hint: 'make room (ponte gc helps) and run the command again',
  });
});

test('what was foreseen is told as it is, what was not in one line', () => {
  const foreseen = new ReleaseError('busy', 'somebody is at it', 'wait');
  expect(describeError(foreseen)).toBe(foreseen);
  expect(describeError(new TypeError('oh\n  no'))).toMatchObject({ code: 'damaged', message: 'oh no' });
});
