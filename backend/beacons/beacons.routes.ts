import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beacon } from 'shared-config/contract/beacon';
import { startOfSlot } from 'shared-config/contract/tallies';
import type { AppContext } from '../context';
import type { ZodTypes } from '../http/zod-validation';
import { createBeaconLimit } from './beacon-limit';

/** Anybody may send beacons, so invented builds must not fill the table: past this many in a slot they are one. */
const buildsPerSlot = 100;

export function addBeaconRoutes(app: FastifyInstance, { db, clock }: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const options = { schema: { body: beacon }, bodyLimit: 1024, config: { answersOneError: true } };
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
