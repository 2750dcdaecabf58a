import { setInterval } from 'node:timers/promises';

/** Polls until a condition holds. @throws Error that names the condition on a timeout. */
export async function until(what: string, holds: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  for await (const _ of setInterval(50)) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
  }
}
