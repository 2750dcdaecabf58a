import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@ponte/contract/release';
import type { History } from '../change/history';
import type { LostRecord } from '../change/read-records';
import type { Store } from '../store/store';
import { listCohorts } from '../store/release-contents';

export const repairHint = '(ponte verify --repair restores it)';

export function describeLost({ problem, rebuilt }: LostRecord): string {
  return `${problem} ${rebuilt ? repairHint : '(no other record has a copy of it)'}`;
}

/** Serials count down to 1 without a gap, and each record names the one before it. */
export function checkChain(history: History, lost: readonly LostRecord[]): string[] {
  const gaps = lost.filter(({ rebuilt }) => !rebuilt).map(({ serial }) => serial);
  const expected = Array.from({ length: history.length + gaps.length }, (_, index) => index + 1).reverse();
  return expected
    .filter((serial) => !gaps.includes(serial))
    .flatMap((wanted, index) => {
      const { serial, previous } = history[index] as History[number];
      const before = wanted === 1 ? null : wanted - 1;
      if (serial === wanted && previous === before) return [];
      return [`the record of release ${wanted} says it is ${serial} after ${previous ?? 'none'}`];
    });
}

/** Whether the live record is readable from its copy. */
export async function checkCopy({ releases }: Store, live: Release): Promise<string[]> {
  // Records got a copy when they got settings.
  if (!live.settings) return [];
  const copy = await releases.findCopy(live.serial).catch(() => undefined);
  if (isDeepStrictEqual(copy?.release, live)) return [];
  return [`the copy of the record of release ${live.serial} is missing or cannot be read ${repairHint}`];
}

/** Whether a web server that follows the pointer serves what the record names. */
export async function checkServed(store: Store, { composition, canary }: Release): Promise<string[]> {
  const served = await store.releases.findServed();
  const problems =
    served === composition ? [] : [`visitors get ${served ?? 'nothing'}, not composition ${composition}`];
  const found = await store.releases.findServedCanary();
  if (found?.composition !== canary?.composition) {
    const [wanted, seen] = [canary?.composition ?? 'none', found?.composition ?? 'nothing'];
    problems.push(`visitors of the canary get ${seen}, not composition ${wanted}`);
  }
  const wanted = listCohorts(canary?.share ?? 0);
  if (found && found.cohorts.join() !== wanted.join()) {
    problems.push(`the canary is given to ${found.cohorts.length} of 100 visitors, not to ${wanted.length}`);
  }
  return problems;
}
