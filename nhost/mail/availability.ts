/** How long the outcome of a check counts, so that callers cannot make a connection each. */
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
  let last: { at: number; outcome: Promise<boolean> } | undefined;

  async function runCheck(): Promise<boolean> {
    try {
      await check();
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  }

  return () => {
    const at = clock().getTime();
    if (!last || at - last.at >= checkedForMs) last = { at, outcome: runCheck() };
    return last.outcome;
  };
}
