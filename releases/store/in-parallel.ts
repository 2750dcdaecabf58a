/** Enough to keep a disk busy without running out of file handles. */
const width = 16;

/**
 * Maps with limited concurrency; keeps the order. After a failure it starts no further call, and throws once the running
 * calls have ended, so that the caller can clean up.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures = new Map<number, unknown>();
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      try {
        results[index] = await action(item);
      } catch (error) {
        failures.set(index, error);
      }
      if (failures.size > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  // The first by item order, so that the same failures always give the same message.
  if (failures.size > 0) throw failures.get(Math.min(...failures.keys()));
  return results;
}
