import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';

/** `healthz`: the process answers. `readyz`: it can do its work, so traffic may come. */
export function addHealthRoutes(app: FastifyInstance, db: Database, isPrepared: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (!isPrepared()) throw new ApiError('unavailable', { retryAfter: 2 });
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
