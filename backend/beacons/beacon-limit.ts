import { beaconsPerAddress } from 'shared-config/contract/beacon';
import { groupAddress } from '../access/group-address';
import { createRateLimit } from '../access/rate-limit';
import type { Database } from '../database/database';

const windowSeconds = 3600;
/** A page reports three parts, each in two builds at most; twice that leaves room for releases within the hour. */
const buildsPerAddress = 12;
const thisMachine = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Limits what one address may add to the tallies in an hour, so that one caller cannot report for many visitors. Beacons
 * from this machine are all counted: visitors never come from there.
 */
export function createBeaconLimit(db: Database) {
  const reports = createRateLimit(db, { name: 'beacon', calls: beaconsPerAddress, windowSeconds });
  const builds = createRateLimit(db, { name: 'beacon-build', calls: buildsPerAddress, windowSeconds });

  return async function isWithinLimit(address: string, build: string): Promise<boolean> {
    if (thisMachine.test(address)) return true;
    const network = groupAddress(address);
    const report = `${network} ${build}`;
    // Before a new build gets a row of its own, so that invented builds cannot fill the table.
    const isNewBuild = !(await reports.isOpen(report));
    if (isNewBuild && (await builds.consume(network)) !== undefined) return false;
    return (await reports.consume(report)) === undefined;
  };
}
