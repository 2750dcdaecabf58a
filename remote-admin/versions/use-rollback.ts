import { useState } from 'react';
import type { RollbackRequest } from '@ponte/contract/api';
import type { ReleaseOverview, RollbackResponse } from '@ponte/contract/api-releases';
import type { PartName } from '@ponte/contract/parts';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';

/** The builds that a rollback takes away and brings back. */
export interface RollbackTarget {
  readonly part: PartName;
  readonly from: string;
  readonly to: string;
  /** `from` is a canary, so `to` is live for the other visitors already. */
  readonly endsCanary?: boolean;
}

export interface Outcome extends RollbackTarget {
  /** The release that is live now; absent while the rollback continues at the server. */
  readonly serial: number | undefined;
}

/** The outcome of a rollback that continued at the server, once the overview shows that it has ended. */
export function completeOutcome(outcome: Outcome, overview: ReleaseOverview | undefined): Outcome {
  const live = overview?.parts.find(({ part }) => part === outcome.part);
  if (outcome.serial !== undefined || !live) return outcome;
  if (outcome.endsCanary) return live.canary ? outcome : { ...outcome, serial: overview?.releases[0]?.serial };
  return live.build === outcome.to ? { ...outcome, serial: live.since.serial } : outcome;
}

/** One rollback at a time, from the button to its outcome. `refresh` fetches what is live now. */
export function useRollback(refresh: () => void) {
  const api = useApi();
  const endSession = useSessionEnd();
  const [target, setTarget] = useState<RollbackTarget>();
  const [outcome, setOutcome] = useState<Outcome>();

  const { busy, failure, submit, forget } = useSubmit<RollbackResponse>(
    ({ serial }) => {
      if (target) setOutcome({ ...target, serial });
      setTarget(undefined);
      refresh();
    },
    (failed) => {
      if (endSession(failed)) return true;
      // The response may be lost, or another person may have changed what is live.
      refresh();
      return false;
    },
  );

  return {
    target,
    outcome,
    busy,
    failure,
    ask: (next: RollbackTarget) => {
      setOutcome(undefined);
      forget();
      setTarget(next);
    },
    cancel: () => setTarget(undefined),
    confirm: (body: RollbackRequest) => target && void submit(() => api.rollBack(target.part, body)),
  };
}
