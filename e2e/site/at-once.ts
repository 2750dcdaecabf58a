/** Processes a list in order with `count` concurrent workers. */
export async function atOnce<Item>(
  count: number,
  list: readonly Item[],
  work: (take: () => Item | undefined) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  await Promise.all(Array.from({ length: count }, () => work(() => waiting.shift())));
}
