export interface Supervised {
  /** Resolves with the exit code or signal when the process ends. */
  readonly ended: Promise<string>;
}

interface Options {
  /** Starts it again. @throws Error when it does not come up. */
  readonly start: () => Promise<Supervised>;
  readonly say: (line: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

const shortestPauseMs = 1000;
const longestPauseMs = 30_000;
/** A process that ran for so long has recovered: the next end is a new one. */
const recoveredAfterMs = 60_000;

/**
 * Starts the backend again whenever it ends, after pauses that double up to half a minute; returns what stops that. The
 * caller ends the process itself.
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
