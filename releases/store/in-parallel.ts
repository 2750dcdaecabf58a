/** Enough to keep a disk busy without running out of file handles. */
const width = 16;

/**
 * Maps with a few calls under way at a time; keeps the order. After the first failure nothing new is begun, and what is
 * under way has ended when this throws it, so that a caller may tidy up.
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
  // The first in the order of the items, so that the same trouble always has the same message.
  if (failures.size > 0) throw failures.get(Math.min(...failures.keys()));
  return results;
}
