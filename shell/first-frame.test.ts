import { firstFrame } from './first-frame';

const original = window.requestAnimationFrame;
let draw: FrameRequestCallback = () => {};

/** Whether the wait is over, at any time. */
function wait() {
  const passed = jest.fn();
  void firstFrame().then(passed);
  return passed;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.requestAnimationFrame = (callback) => {
    draw = callback;
    return 0;
  };
});
afterEach(() => {
  jest.useRealTimers();
  window.requestAnimationFrame = original;
});

test('waits for the first frame', async () => {
  const passed = wait();
  await jest.advanceTimersByTimeAsync(999);
  expect(passed).not.toHaveBeenCalled();
  draw(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(passed).toHaveBeenCalledTimes(1);
});

test('waits for a second if the page draws nothing', async () => {
  const passed = wait();
  await jest.advanceTimersByTimeAsync(1000);
  expect(passed).toHaveBeenCalledTimes(1);
});
