import { mobileLink } from './model';
import { createTimeline } from './timeline';
import { createUpload } from './upload';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first bytes wait for the handshake, later ones for half a round trip', () => {
  const timeline = createTimeline();
  const received: string[] = [];
  const send = createUpload(mobileLink, timeline, (data) => received.push(String(data)));
  send(Buffer.from('hello'));
  jest.advanceTimersByTime(149);
  expect(received).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(received).toEqual(['hello']);
  send(Buffer.from('again'));
  jest.advanceTimersByTime(50);
  expect(received).toEqual(['hello', 'again']);
  timeline.stop();
});
