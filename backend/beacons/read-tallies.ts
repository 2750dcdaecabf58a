import { sql } from 'kysely';
import type { PartName } from 'shared-config/contract/parts';
import type { BuildTally, Tallies } from 'shared-config/contract/tallies';
import type { Database } from '../database/database';

interface Row {
  readonly remote: PartName;
  readonly build: string;
  readonly phase: string;
  readonly kind: string;
  readonly count: number;
}

/** What the beacons say of each build, from the first slot that began at `since` or later. */
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
