import type { Change } from '../change/change-live';
import { ReleaseError } from '@ponte/contract/release-error';

/** A change that changes nothing is a mistake: nothing must look as if it had been released. @throws ReleaseError `refused` */
export function rejectUnchanged({ outcome }: Change, message: string, hint: string): void {
  if (outcome === 'unchanged') throw new ReleaseError('refused', message, hint);
}
