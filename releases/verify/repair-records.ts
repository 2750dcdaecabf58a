import { readRecords } from '../change/history';
import type { Store } from '../store/store';

/** Writes the records that are lost again from what newer ones say of them; returns their serials. */
export async function repairRecords(store: Store): Promise<number[]> {
  const repaired: number[] = [];
  for (const { serial, rebuilt } of (await readRecords(store)).lost) {
    if (!rebuilt) continue;
    await store.releases.restore(rebuilt);
    repaired.push(serial);
  }
  return repaired;
}
