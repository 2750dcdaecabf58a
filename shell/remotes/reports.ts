import type { Beacon } from 'shared-config/contract/beacon';

/**
 * What a page says of each build that it asked for: that it failed, at once, or that it came, once the page has nothing
 * else to do. One word for each build, so that what is said can be counted as pages; only a build that fails after it was
 * said to have come is counted twice.
 */
export function createReports(send: (beacon: Beacon) => void, whenIdle: (work: () => void) => void) {
  const said = new Map<string, Beacon['phase']>();
  const arrivals = new Map<string, Beacon>();
  let interactive = false;

  function add(beacon: Beacon): void {
    const key = `${beacon.remote} ${beacon.build}`;
    if (beacon.phase !== 'ready') {
      arrivals.delete(key);
      if (said.get(key) !== undefined && said.get(key) !== 'ready') return;
      said.set(key, beacon.phase);
      return send(beacon);
    }
    if (said.has(key) || arrivals.has(key)) return;
    arrivals.set(key, beacon);
    if (interactive) whenIdle(flush);
  }

  function flush(): void {
    for (const [key, beacon] of arrivals) {
      said.set(key, beacon.phase);
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
