import type { LinkModel } from './model';
import type { Timeline } from './timeline';

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
