import { ReleaseError } from '@ponte/contract/release-error';
import { planGc } from '../gc/plan-gc';
import { takeInventory } from '../gc/take-inventory';
import type { Run } from './command';

export const gc: Run = async ({ store, getComposer, report }, _args, flags) => {
  const days = parseDays(flags.days);
  const composer = await getComposer();
  const plan = async () => planGc(await takeInventory(store, composer, days));
  const removeAll = async () => {
    const removal = await plan();
    for (const id of removal.compositions) await store.compositions.remove(id);
    for (const { part, build } of removal.builds) {
      report(`removing ${part} ${build}`);
      await store.builds.remove(part, build);
    }
    return removal;
  };
  // Under the lock, a build to be removed cannot become live. A dry run takes no lock, so it works on a read-only store.
  const { builds, compositions } = await (flags.dryRun ? plan() : store.withLock(removeAll));
  const orphans = flags.dryRun ? 0 : await store.removeOrphans();
  const verb = flags.dryRun ? 'would remove' : 'removed';
  return {
    result: { removed: !flags.dryRun, builds, compositions, leftovers: orphans },
    lines: [
      ...builds.map(({ part, build }) => `${verb} ${part} ${build}`),
      `${verb} ${builds.length} builds, ${compositions.length} compositions and ${orphans} orphans of killed commands`,
    ],
  };
};

function parseDays(text = '30'): number {
  const days = Number(text);
  if (text.trim() !== '' && days >= 0) return days;
  throw new ReleaseError('usage', `--days ${text} is not a number of days`, 'give a number from 0');
}
