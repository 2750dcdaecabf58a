const pollMs = 10;

/**
 * Resolves when `condition` holds. Times out before jest does, with an error that names the condition.
 *
 * @param name completes the error message, as in "never saw: two calls waiting for the lock"
 */
export async function until(
  name: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 50_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`never saw: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
