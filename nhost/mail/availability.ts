/** How long the outcome of a check counts after its end, so that callers cannot make a connection each. */
export const checkedForMs = 10_000;

interface AvailabilityOptions {
  /** Rejects when mails cannot be delivered now. */
  check: () => Promise<unknown>;
  clock: () => Date;
  onFailure: (error: unknown) => void;
}

/**
 * Whether mails can be delivered now. Deliveries do not count: who receives one must not show in the duration of later
 * calls.
 */
export function createAvailability({ check, clock, onFailure }: AvailabilityOptions): () => Promise<boolean> {
  let last: { endedAt: number; outcome: Promise<boolean> } | undefined;

  async function runCheck(): Promise<boolean> {
    try {
      await check();
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  }

  function start() {
    const started = { endedAt: Number.POSITIVE_INFINITY, outcome: runCheck() };
    void started.outcome.then(() => (started.endedAt = clock().getTime()));
    return started;
  }

  return () => {
    if (!last || clock().getTime() - last.endedAt >= checkedForMs) last = start();
    return last.outcome;
  };
}
