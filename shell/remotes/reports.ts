import type { Beacon } from '@ponte/contract/beacon';

/**
 * Reports each build that the page requested: a failure at once, an arrival when the page is idle. It sends one beacon per
 * build, so that beacons count pages. Only a build that fails after its arrival was sent is counted twice.
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

  /** Call it when the page is interactive: from then on arrivals are sent. */
  function sendArrivals(): void {
    interactive = true;
    whenIdle(flush);
  }

  // Without it, a page that is left at once would be counted only if something failed.
  window.addEventListener('pagehide', flush);
  return { add, sendArrivals };
}

/** Sends a beacon to the backend, without personal data. Fire and forget. */
export function sendBeacon(apiUrl: string, beacon: Beacon): void {
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  navigator.sendBeacon(`${apiUrl}/beacons`, body);
}
