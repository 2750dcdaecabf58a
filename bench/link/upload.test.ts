import { mobileLink } from './model';
import { createTimeline } from './timeline';
import { createUpload } from './upload';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('delays the first bytes by the handshake and later ones by half a round trip', () => {
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
