import { readRecords } from '../change/history';
import type { Store } from '../store/store';
import { checkCopy } from './check-copy';

/** Rewrites lost records from their copies in newer ones; returns their serials. */
export async function repairRecords(store: Store): Promise<number[]> {
  const repaired: number[] = [];
  const { history, lost } = await readRecords(store);
  for (const { serial, rebuilt } of lost) {
    if (!rebuilt) continue;
    await store.releases.restore(rebuilt);
    repaired.push(serial);
  }
  const [live] = history;
  if (!live || (await checkCopy(store, live)).length === 0) return repaired;
  const record = await store.releases.read(live.serial);
  if (record) await store.releases.restore(record);
  return [...repaired, live.serial];
}
