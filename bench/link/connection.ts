import type { LinkModel } from './model';
import type { Timeline } from './timeline';

/** When the last byte of a chunk that arrives at `at` has left a serial line. */
export type Bottleneck = (bytes: number, at: number) => number;

export function createBottleneck(bitsPerSecond: number): Bottleneck {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  let free = 0;
  return (bytes, at) => {
    free = Math.max(free, at) + bytes / bytesPerMs;
    return free;
  };
}

interface Path {
  readonly link: LinkModel;
  readonly timeline: Timeline;
  readonly bottleneck: Bottleneck;
  readonly deliver: (data: Buffer) => void;
}

/**
 * One connection's download under TCP slow start: at most one window of bytes in flight, and the window grows by what is
 * acknowledged. Nothing is lost, so it never shrinks.
 *
 * @returns a function that accepts the server's bytes.
 */
export function createDownload({ link, timeline, bottleneck, deliver }: Path): (data: Buffer) => void {
  let waiting: Buffer[] = [];
  let window = link.initialSegments * link.segmentBytes;
  let inFlight = 0;

  function send(): void {
    while (waiting.length > 0 && inFlight < window) {
      const segment = take(Math.min(link.segmentBytes, window - inFlight));
      inFlight += segment.length;
      const sent = bottleneck(segment.length, timeline.now());
      timeline.at(sent + link.roundTripMs / 2, () => deliver(segment));
      timeline.at(sent + link.roundTripMs, () => acknowledge(segment.length));
    }
  }

  function acknowledge(bytes: number): void {
    inFlight -= bytes;
    window += bytes;
    send();
  }

  function take(most: number): Buffer {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = all.length > most ? [all.subarray(most)] : [];
    return all.subarray(0, most);
  }

  return (data) => {
    waiting.push(data);
    send();
  };
}

/**
 * One connection's upload. Its first bytes wait for the handshake, which took no time between browser and proxy.
 *
 * @returns a function that accepts the client's bytes.
 */
export function createUpload(link: LinkModel, timeline: Timeline, deliver: (data: Buffer) => void) {
  const connected = timeline.now() + link.roundTripMs;
  return (data: Buffer): void => {
    timeline.at(Math.max(connected, timeline.now()) + link.roundTripMs / 2, () => deliver(data));
  };
}
