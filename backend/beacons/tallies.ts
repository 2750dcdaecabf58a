import { sql } from 'kysely';
import type { PartName } from '@ponte/contract/parts';
import type { BuildTally, Tallies } from '@ponte/contract/tallies';
import type { Database } from '../database/database';
import { commandSettings } from '@ponte/contract/command';
import type { Config } from '../config/config';
import { createPonte } from '../operations/ponte';
import * as z from 'zod/mini';
import type { InternalHandler } from '../http/internal-port';

interface Row {
  readonly remote: PartName;
  readonly build: string;
  readonly phase: string;
  readonly kind: string;
  readonly count: number;
}

/** The tallies of each build, from the first slot that began at `since` or later. */
export async function readTallies(db: Database, since: Date): Promise<Tallies> {
  const { rows } = await sql<Row>`
    select remote, build, phase, kind, sum(count)::float8 as count from beacon_tallies
    where slot >= ${since} group by remote, build, phase, kind order by remote, build, count desc, phase, kind`.execute(
    db,
  );
  const byBuild = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.remote} ${row.build}`;
    byBuild.set(key, [...(byBuild.get(key) ?? []), row]);
  }
  return { since: since.toISOString(), builds: [...byBuild.values()].map(tallyOf) };
}

function tallyOf(rows: readonly Row[]): BuildTally {
  const [{ remote, build }] = rows as [Row];
  const failures = rows
    .filter(({ phase }) => phase !== 'ready')
    .map(({ phase, kind, count }) => ({ phase, kind, count }));
  const sum = (some: readonly { count: number }[]) => some.reduce((total, { count }) => total + count, 0);
  return { remote, build, views: sum(rows), failed: sum(failures), failures };
}

/** The id of the site whose pages report here; null while it is unknown. */
export type FindSite = () => Promise<string | null>;

/** Read from `SITE_ID`, else from the store that this backend operates. An id never changes, so it is read once. */
export function createFindSite(config: Config): FindSite {
  let known = config.SITE_ID ?? null;
  const ponte = createPonte(config);
  return async () => {
    known ??= await ponte.run(commandSettings, ['settings']).then(
      ({ recorded, settings }) => (recorded ? (settings.SITE_ID ?? null) : null),
      // Without a store, or before the first release, the site is unknown.
      () => null,
    );
    return known;
  };
}

const sinceSchema = z.iso.datetime({ offset: true });

/** `GET /tallies?since=2026-11-21T09:00:00Z` on the internal port. */
export function createTalliesHandler(db: Database, findSite: FindSite): InternalHandler {
  return async (query) => {
    const since = sinceSchema.safeParse(query.get('since'));
    if (!since.success) return json(400, { error: 'since must be a time as ISO 8601 writes it' });
    return json(200, { ...(await readTallies(db, new Date(since.data))), site: await findSite() });
  };
}

function json(status: number, body: object) {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
