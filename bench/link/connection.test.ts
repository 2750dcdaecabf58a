import { createBottleneck, createDownload, createUpload } from './connection';
import { mobileLink, type LinkModel } from './model';
import { createTimeline, type Timeline } from './timeline';

/** One segment takes a millisecond. */
const link: LinkModel = { roundTripMs: 100, bitsPerSecond: 8_000_000, segmentBytes: 1000, initialSegments: 10 };

let timeline: Timeline;
beforeEach(() => {
  jest.useFakeTimers();
  timeline = createTimeline();
});
afterEach(() => {
  timeline.stop();
  jest.useRealTimers();
});

function open(bottleneck = createBottleneck(link.bitsPerSecond)) {
  const received = { bytes: 0, text: '' };
  const started = performance.now();
  const send = createDownload({
    link,
    timeline,
    bottleneck,
    deliver: (data) => {
      received.bytes += data.length;
      received.text += String(data);
    },
  });
  const until = (ms: number) => {
    jest.advanceTimersByTime(started + ms - performance.now());
    return received.bytes;
  };
  return { send, until, received };
}

test('delivers the first window after half a round trip, and the next, twice as large, a round trip later', () => {
  const { send, until } = open();
  send(Buffer.alloc(100_000));
  expect(until(50.5)).toBe(0);
  expect(until(51.5)).toBe(1000);
  expect(until(149)).toBe(10_000);
  expect(until(250)).toBe(30_000);
  expect(until(350)).toBe(70_000);
});

test('keeps the line full when the window is larger than the line', () => {
  const { send, until } = open();
  send(Buffer.alloc(2_000_000));
  const before = until(1000);
  expect(until(1500) - before).toBe(500_000);
});

test('shares the line between two connections with a window each', () => {
  const bottleneck = createBottleneck(link.bitsPerSecond);
  const [one, other] = [open(bottleneck), open(bottleneck)];
  one.send(Buffer.alloc(100_000));
  other.send(Buffer.alloc(100_000));
  one.until(60.5);
  expect([one.received.bytes, other.received.bytes]).toEqual([10_000, 0]);
  one.until(70.5);
  expect([one.received.bytes, other.received.bytes]).toEqual([10_000, 10_000]);
});

test('delivers bytes in the order in which they were sent, however they are chunked', () => {
  const { send, until, received } = open();
  const text = Array.from({ length: 5000 }, (_, index) => `${index},`).join('');
  for (let at = 0; at < text.length; at += 777) send(Buffer.from(text.slice(at, at + 777)));
  until(2000);
  expect(received.text).toBe(text);
});

test('delays the first uploaded bytes by the handshake and later ones by half a round trip', () => {
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
});
