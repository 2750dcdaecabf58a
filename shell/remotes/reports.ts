import type { Beacon } from '@ponte/contract/beacon';

/**
 * Reports each build that the page requested: a failure at once, an arrival once the page is idle. One beacon for each
 * build, so that beacons count pages; only a build that fails after its arrival was sent is counted twice.
 */
export function createReports(send: (beacon: Beacon) => void, whenIdle: (work: () => void) => void) {
  const reported = new Map<string, Beacon['phase']>();
  const arrivals = new Map<string, Beacon>();
  let interactive = false;

  function add(beacon: Beacon): void {
    const key = `${beacon.remote} ${beacon.build}`;
    if (beacon.phase !== 'ready') {
      arrivals.delete(key);
      if (reported.get(key) !== undefined && reported.get(key) !== 'ready') return;
      reported.set(key, beacon.phase);
      return send(beacon);
    }
    if (reported.has(key) || arrivals.has(key)) return;
    arrivals.set(key, beacon);
    if (interactive) whenIdle(flush);
  }

  function flush(): void {
    for (const [key, beacon] of arrivals) {
      reported.set(key, beacon.phase);
      send(beacon);
    }
    arrivals.clear();
  }

  /** The page is interactive: from now on arrivals are sent. */
  function sendArrivals(): void {
    interactive = true;
    whenIdle(flush);
  }

  // Or those who leave at once would be counted only where something failed.
  window.addEventListener('pagehide', flush);
  return { add, sendArrivals };
}

/** Sends a report to the backend, without personal data; fire and forget. */
export function sendBeacon(apiUrl: string, beacon: Beacon): void {
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  navigator.sendBeacon(`${apiUrl}/beacons`, body);
}
