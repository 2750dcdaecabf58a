import { useState } from 'react';
import type { RollbackRequest } from '@ponte/contract/api';
import type { RollbackResponse } from '@ponte/contract/api-releases';
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
