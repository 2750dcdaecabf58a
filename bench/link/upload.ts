import type { LinkModel } from './model';
import type { Timeline } from './timeline';

/**
 * What one connection's client sends. Its first bytes wait for the handshake, which took no time on the way to the proxy.
 *
 * @returns what takes the client's bytes.
 */
export function createUpload(link: LinkModel, timeline: Timeline, deliver: (data: Buffer) => void) {
  const connected = timeline.now() + link.roundTripMs;
  return (data: Buffer): void => {
    timeline.at(Math.max(connected, timeline.now()) + link.roundTripMs / 2, () => deliver(data));
  };
}
