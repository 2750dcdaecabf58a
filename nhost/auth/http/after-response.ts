import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AuthError } from '../errors/auth-error';

/** Runs what must not show in the duration of a response, because it depends on whether an account exists. */
export interface AfterResponse {
  /** Starts the work once the response of the current call was sent. A failure is logged. */
  run(log: FastifyBaseLogger, work: () => Promise<void>): void;
  /** Waits for all work. */
  flush(): Promise<void>;
}

function report(log: FastifyBaseLogger, error: unknown): void {
  // The account does not take part, which the caller must not know.
  if (error instanceof AuthError) log.info({ code: error.code }, 'rejected after the response');
  else log.error({ err: error }, 'failed after the response: a mail was not sent');
}

export function createAfterResponse(): AfterResponse {
  const underWay = new Set<Promise<void>>();
  return {
    run(log, work) {
      // Until then only microtasks run, which send the response.
      const done: Promise<void> = setImmediate()
        .then(work)
        .catch((error: unknown) => report(log, error))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async flush() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
