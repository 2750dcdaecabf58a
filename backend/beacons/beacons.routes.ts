import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beacon } from 'shared-config/contract/beacon';
import type { AppContext } from '../context';
import type { ZodTypes } from '../http/zod-validation';

/** Anybody may send beacons, so invented builds must not fill the table: past this many rows in an hour they are one. */
const rowsPerHour = 500;

export function addBeaconRoutes(app: FastifyInstance, { db, clock }: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const options = { schema: { body: beacon }, bodyLimit: 1024, config: { answersOneError: true } };

  routes.post('/api/beacons', options, async ({ body: { remote, build, phase, kind } }, reply) => {
    const hour = new Date(Math.floor(clock().getTime() / 3_600_000) * 3_600_000);
    await sql`
      insert into beacon_tallies as t (hour, remote, build, phase, kind, count)
      select ${hour}::timestamptz, ${remote}::text,
        case when count(*) < ${rowsPerHour} or bool_or(build = ${build}) then ${build}::text else 'other' end,
        ${phase}::text, ${kind}::text, 1
      from beacon_tallies where hour = ${hour}
      on conflict (hour, remote, build, phase, kind) do update set count = least(t.count, 2147483646) + 1`.execute(db);
    return reply.code(204).send();
  });
}
