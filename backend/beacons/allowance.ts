import { beaconsPerAddress } from 'shared-config/contract/beacon';
import { groupAddress } from '../access/group-address';

const hourMs = 3_600_000;
/** A page reports three parts, each in two builds at most; twice that leaves room for releases within the hour. */
const buildsPerAddress = 12;
/** Beyond so many callers everybody begins anew, rather than fill the memory. */
const rememberedAddresses = 50_000;
const thisMachine = /^(127\.|::1$|::ffff:127\.)/;

/**
 * What one address may add to the tallies in an hour, so that one caller does not speak for many visitors. Kept in memory,
 * by each instance for itself. This machine's own beacons are all counted: nobody else's come from there.
 */
export function createAllowance(clock: () => Date): { take(address: string, build: string): boolean } {
  const taken = new Map<string, Map<string, number>>();
  let hour = 0;

  function take(address: string, build: string): boolean {
    if (thisMachine.test(address)) return true;
    const now = Math.floor(clock().getTime() / hourMs);
    if (now !== hour || taken.size >= rememberedAddresses) taken.clear();
    hour = now;
    const network = groupAddress(address);
    const counts = taken.get(network) ?? new Map<string, number>();
    taken.set(network, counts);
    const before = counts.get(build) ?? 0;
    if (before >= beaconsPerAddress || (before === 0 && counts.size >= buildsPerAddress)) return false;
    counts.set(build, before + 1);
    return true;
  }

  return { take };
}
