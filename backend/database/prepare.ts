import { isDatabaseUnavailable } from './errors';

interface Log {
  warn(details: object, message: string): void;
}

const longestPauseMs = 10_000;

/** Repeats `work` until the database answers, a little less often each time; any other failure is thrown. */
export async function repeatUntilAvailable<T>(work: () => Promise<T>, log: Log, signal: AbortSignal): Promise<T> {
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal.aborted) throw error;
      log.warn({ err: error, pauseMs }, 'waiting for the database');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    }
  }
}
