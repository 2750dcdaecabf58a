import { recordFiles } from '../store/disk/release-folder';
import { releaseName } from '../store/records';
import type { Scratch } from './scratch';

/** Loses the record of a release for good: its files, and its copies in the newer ones. */
export async function loseRecord({ store, medium }: Scratch, serial: number): Promise<void> {
  const live = (await store.releases.findLiveSerial()) ?? 0;
  for (let newer = serial + 1; newer <= live; newer += 1) {
    const record = await store.releases.read(newer);
    if (!record) continue;
    await store.releases.restore({ ...record, earlier: record.earlier.filter((one) => one.serial !== serial) });
  }
  for (const file of recordFiles) await medium.write(`releases/${releaseName(serial)}/${file}`, '{');
}
