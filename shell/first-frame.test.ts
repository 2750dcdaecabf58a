import { firstFrame } from './first-frame';

const draw = jest.spyOn(window, 'requestAnimationFrame');
afterAll(() => draw.mockRestore());

test('waits for the first frame', async () => {
  let drawn: FrameRequestCallback = () => {};
  draw.mockImplementation((callback) => {
    drawn = callback;
    return 0;
  });
  const passed = jest.fn();
  const waiting = firstFrame().then(passed);
  await Promise.resolve();
  expect(passed).not.toHaveBeenCalled();
  drawn(0);
  await waiting;
});

test('waits for no frame in a tab that is not shown', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  draw.mockClear();
  await firstFrame();
  Reflect.deleteProperty(document, 'hidden');
  expect(draw).not.toHaveBeenCalled();
});
