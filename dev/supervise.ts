export interface Supervised {
  /** Resolves with the exit code or signal when the process ends. */
  readonly ended: Promise<string>;
}

interface Options {
  /** Starts the process again. @throws Error if it does not start. */
  readonly start: () => Promise<Supervised>;
  readonly say: (line: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

const shortestPauseMs = 1000;
const longestPauseMs = 30_000;
/** After this run time the pause is the shortest again. */
const recoveredAfterMs = 60_000;

/**
 * Restarts the backend whenever it ends, after pauses that double up to 30 s. Returns a function that ends the
 * supervision; the caller ends the process itself.
 */
export function supervise(first: Supervised, { start, say, pause, now }: Options): () => void {
  let stopped = false;
  void (async () => {
    let pauseMs = shortestPauseMs;
    let running: Supervised | undefined = first;
    let startedAt = now();
    for (;;) {
      let reason = `ended with ${await running?.ended}`;
      if (stopped) return;
      if (now() - startedAt >= recoveredAfterMs) pauseMs = shortestPauseMs;
      do {
        say(`backend: ${reason}; starts again in ${pauseMs / 1000} s`);
        await pause(pauseMs);
        if (stopped) return;
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        running = await start().catch((error: unknown) => {
          reason = error instanceof Error ? error.message : String(error);
          return undefined;
        });
      } while (!running);
      startedAt = now();
    }
  })();
  return () => void (stopped = true);
}
