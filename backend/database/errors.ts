interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
}

const constraintCodes = new Set(['23503', '23505']);

/** The unique or foreign-key constraint that a statement violated, if that is why it failed. */
export function findBrokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return constraintCodes.has(String(code)) && typeof constraint === 'string' ? constraint : undefined;
}

/** Classes 08, 53, 57 and 58 are connection, resources, operator and system; 40 and 55 are locks lost to another. */
const passingClasses = /^(08|40|53|55|57|58)...$/;
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/;
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout|PGlite is closed/;

/** Whether the database was unavailable, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  const errors = error instanceof AggregateError ? error.errors : [];
  return (
    passingClasses.test(String(code)) ||
    networkCodes.test(String(code)) ||
    driverMessages.test(String(message)) ||
    errors.some(isDatabaseUnavailable)
  );
}

interface Log {
  warn(details: object, message: string): void;
}

const longestPauseMs = 10_000;

/** Retries `work` with growing pauses until the database is available. Any other failure is thrown. */
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
