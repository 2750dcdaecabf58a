import { secondFactorRequired } from '@ponte/contract/api-responses';
import type { Failure } from '../api/call';

/** The ticket of a login whose password is right and that needs a code. */
export function findTicket(failure: Failure): string | undefined {
  const needsCode = failure.kind === 'rejection' && failure.codigo === secondFactorRequired;
  return needsCode ? failure.ticket : undefined;
}
