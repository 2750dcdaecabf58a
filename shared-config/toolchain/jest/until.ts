const pollMs = 10;

/**
 * Resolves once `condition` holds. A wait that never ends fails by its name, before jest's own timeout does.
 *
 * @param name what the test waits for, as in "never saw: two calls waiting for the lock"
 */
export async function until(
  name: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 50_000,
): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`never saw: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
