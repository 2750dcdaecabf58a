import { fireEvent } from '@testing-library/react';
import type { Remotes } from '../remotes/remotes';
import { prefetch } from './prefetch';
import { startPrefetch } from './start-prefetch';

jest.mock('./prefetch', () => ({ prefetch: jest.fn() }));

test('starts once, when the page is idle after the first input', async () => {
  jest.useFakeTimers();
  const options = { remotes: {} as Remotes, prepare: () => undefined, served: new Map() };
  startPrefetch(options);
  // jsdom has no idle callback: a second of the timer takes its place.
  await jest.advanceTimersByTimeAsync(2000);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.keyDown(window);
  await jest.advanceTimersByTimeAsync(2000);
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(prefetch).toHaveBeenCalledWith(options);
  jest.useRealTimers();
});
