import type { Refusal } from '../gate/refusal';
import { ReleaseError } from '@ponte/contract/release-error';

/** The gate's refusals as one error. */
export class GateError extends ReleaseError {
  constructor(readonly refusals: readonly Refusal[]) {
    super(
      'refused',
      refusals.map(({ message }) => message).join('; '),
      refusals.find(({ hint }) => hint)?.hint ??
        'build it against what is live, promote the other part first or together with it, or use --force',
    );
  }
}
