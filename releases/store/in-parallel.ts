/** Enough to keep a disk busy without running out of file handles. */
const width = 16;

/** Maps with a few calls under way at a time; keeps the order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await action(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return results;
}
