import type { Beacon } from 'shared-config/contract/beacon';
import type { RemoteName } from 'shared-config/contract/parts';
import type { Chosen, Refusal } from './plan-overrides';

/** What the badge tells; a failure is the phase in which the local build failed. */
export interface OverrideState {
  readonly chosen: Chosen;
  readonly refused: readonly Refusal[];
  readonly failures: ReadonlyMap<RemoteName, Beacon['phase']>;
}
