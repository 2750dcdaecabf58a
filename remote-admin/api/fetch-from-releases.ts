import type { RollbackRequest } from '@ponte/contract/api';
import { fetchJson, type BodySchema, type Call, type Caller, type Result } from './call';

export interface ReleaseCall extends Call {
  /** Below `/releases`. */
  readonly path: string;
  readonly body?: RollbackRequest;
}

/**
 * A call below `/releases`. A backend from before that address, which may be live beside this build, responds 404: the
 * call is then made at its older address. What that takes is loaded only then.
 */
export async function fetchFromReleases<Value>(
  caller: Caller,
  schema: BodySchema<Value>,
  call: ReleaseCall,
): Promise<Result<Value>> {
  const result = await fetchJson(caller, schema, { ...call, path: `/releases${call.path}` });
  if (!isNotFound(result)) return result;
  // Of a rollback, 404 can mean an unknown build. The list is there on every newer backend.
  if (call.body && !isNotFound(await fetchJson(caller, schema, { method: 'GET', path: '/releases' }))) return result;
  const older = await import('./older-backend').catch(() => undefined);
  return older ? older.fetchFromVersoes(caller, schema, call) : result;
}

function isNotFound(result: Result<unknown>): boolean {
  return !result.ok && result.failure.kind === 'rejection' && result.failure.status === 404;
}
