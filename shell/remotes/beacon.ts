import type { Beacon } from 'shared-config/contract/beacon';

/** Tells the backend that a part failed; no personal data, and nobody waits for it. */
export function sendBeacon(apiUrl: string, beacon: Beacon): void {
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  navigator.sendBeacon(`${apiUrl}/beacons`, body);
}
