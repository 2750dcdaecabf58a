import { setTimeout as sleep } from 'node:timers/promises';

interface Arrival {
  /** When the page was there, on the clock of `performance.now()`. */
  readonly at: number;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly html: string;
}

/** Visitors who keep coming until told to stop: a few at once, each a moment after the one before. */
export function keepArriving(url: string): { stop(): Promise<Arrival[]> } {
  const arrivals: Arrival[] = [];
  let open = true;
  const comeAndCome = async () => {
    while (open) {
      arrivals.push(await arrive(url));
      await sleep(10);
    }
  };
  const queue = Promise.all(Array.from({ length: 4 }, comeAndCome));
  return {
    async stop() {
      open = false;
      await queue;
      return arrivals;
    },
  };
}

async function arrive(url: string): Promise<Arrival> {
  try {
    const answer = await fetch(url);
    return { status: answer.status, html: await answer.text(), at: performance.now() };
  } catch {
    return { status: 0, html: '', at: performance.now() };
  }
}
