import type { ThrottleRow } from '../database/tables';

export type Attempts = Omit<ThrottleRow, 'key'>;

export interface ThrottleLimits {
  failures: number;
  windowSeconds: number;
}

type Decision =
  | { allowed: false; retryAfter: number }
  /** `startsWait`: if this attempt fails, no other is allowed until `blocked_until`. */
  | { allowed: true; next: Attempts; startsWait: boolean };

const longestWaitMinutes = 15;
const forgottenAfterMs = 3_600_000;
const plus = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** 1, 2, 4, 8 and then always 15 minutes. */
function waitMs(waits: number): number {
  return Math.min(2 ** (waits - 1), longestWaitMinutes) * 60_000;
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent attempts cannot pass the limit. A success
 * takes its count back. Once the limit is reached, one attempt is allowed after each wait.
 */
export function decideAttempt(before: Attempts | undefined, now: Date, limits: ThrottleLimits): Decision {
  const blockedUntil = before?.blocked_until;
  if (blockedUntil && blockedUntil > now) {
    return { allowed: false, retryAfter: Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000) };
  }
  const restsFrom = blockedUntil ?? before?.last_attempt_at;
  const known = restsFrom && plus(restsFrom, forgottenAfterMs) > now ? before : undefined;
  const inWindow = known && plus(known.window_started_at, limits.windowSeconds * 1000) > now;
  const hasWaited = known !== undefined && known.waits > 0;

  const failures = inWindow || hasWaited ? (known?.failures ?? 0) + 1 : 1;
  const startsWait = failures >= limits.failures;
  const waits = (known?.waits ?? 0) + (startsWait ? 1 : 0);
  const next = {
    failures,
    window_started_at: inWindow ? known.window_started_at : now,
    waits,
    blocked_until: startsWait ? plus(now, waitMs(waits)) : null,
    last_attempt_at: now,
  };
  return { allowed: true, next, startsWait };
}

/** Takes back the count of a successful attempt, and nothing that others added meanwhile. */
export function decideRefund(current: Attempts, startedWait: boolean): Attempts {
  const failures = Math.max(0, current.failures - 1);
  if (!startedWait) return { ...current, failures };
  return { ...current, failures, waits: Math.max(0, current.waits - 1), blocked_until: null };
}
