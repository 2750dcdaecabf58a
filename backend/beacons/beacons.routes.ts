import { beacon, beaconsPerAddress } from '@ponte/contract/beacon';
import { groupAddress } from '../access/known-addresses';
import { createRateLimit } from '../access/rate-limit';
import type { Database } from '../database/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startOfSlot } from '@ponte/contract/tallies';
import type { AppContext } from '../context';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { emptyResponse } from '../openapi/openapi';

const windowSeconds = 3600;
/** A page reports three parts in at most two builds each. Twice that leaves room for releases within the hour. */
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

/** Beacons are public, so invented builds must not fill the table: beyond this many in a slot, builds count as `other`. */
const buildsPerSlot = 100;

export function addBeaconRoutes(app: FastifyInstance, { db, clock }: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const schema = {
    summary: 'Counts a part of a page that arrived or failed.',
    body: beacon,
    response: { 204: emptyResponse() },
  };
  const options = { schema, bodyLimit: 1024, config: { sendsOneError: true } };
  const isWithinLimit = createBeaconLimit(db);

  routes.post('/api/beacons', options, async ({ ip, body: { remote, build, phase, kind } }, reply) => {
    if (!(await isWithinLimit(ip, `${remote} ${build}`))) return reply.code(204).send();
    const slot = startOfSlot(clock().getTime());
    await sql`
      insert into beacon_tallies as t (slot, remote, build, phase, kind, count)
      select ${slot}::timestamptz, ${remote}::text,
        case when count(distinct (remote, build)) < ${buildsPerSlot}
          or bool_or(remote = ${remote} and build = ${build}) then ${build}::text else 'other' end,
        ${phase}::text, ${kind}::text, 1
      from beacon_tallies where slot = ${slot}
      on conflict (slot, remote, build, phase, kind) do update set count = least(t.count, 2147483646) + 1`.execute(db);
    return reply.code(204).send();
  });
}
