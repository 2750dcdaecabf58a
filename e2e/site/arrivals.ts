import { readlink } from 'node:fs/promises';
import { join } from 'node:path';

interface Arrival {
  /** The target of the store's pointer right before the request and right after the response. */
  readonly live: readonly [before: string, after: string];
  /** 0 when there was no response. */
  readonly status: number;
  readonly html: string;
}

/** Requests a page repeatedly until stopped, one request at a time. */
export function keepArriving(url: string, store: string): { stop(): Promise<Arrival[]> } {
  const arrivals: Arrival[] = [];
  const pointer = join(store, 'live');
  let open = true;
  const requestAgain = async () => {
    while (open) {
      const before = await readlink(pointer);
      const page = await arrive(url);
      arrivals.push({ ...page, live: [before, await readlink(pointer)] });
    }
  };
  const queue = requestAgain();
  return {
    async stop() {
      open = false;
      await queue;
      return arrivals;
    },
  };
}

async function arrive(url: string): Promise<Pick<Arrival, 'status' | 'html'>> {
  try {
    const response = await fetch(url);
    return { status: response.status, html: await response.text() };
  } catch {
    return { status: 0, html: '' };
  }
}
