import { useState } from 'react';
import type { RollbackRequest } from '@ponte/contract/api';
import type { RollbackAnswer } from '@ponte/contract/api-versions';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';

/** A rollback that somebody thinks about. */
export interface Way {
  readonly parte: string;
  readonly de: string;
  readonly para: string;
  /** What goes is a canary: what comes back is live for the others already. */
  readonly endsCanary?: boolean;
}

/** What came of it. */
export interface Outcome extends Way {
  /** Absent while it is still under way. */
  readonly serial: number | undefined;
}

/** One rollback at a time, from the press to the words about it. `refresh` fetches what is live now. */
export function useRollback(refresh: () => void) {
  const api = useApi();
  const endSession = useSessionEnd();
  const [asked, setAsked] = useState<Way>();
  const [outcome, setOutcome] = useState<Outcome>();

  const { busy, failure, submit, forget } = useSubmit<RollbackAnswer>(
    ({ serial }) => {
      if (asked) setOutcome({ ...asked, serial: serial ?? undefined });
      setAsked(undefined);
      refresh();
    },
    (failed) => {
      if (endSession(failed)) return true;
      // Perhaps it happened and the answer got lost, or somebody else was faster.
      refresh();
      return false;
    },
  );

  return {
    asked,
    outcome,
    busy,
    failure,
    ask: (way: Way) => {
      setOutcome(undefined);
      forget();
      setAsked(way);
    },
    cancel: () => setAsked(undefined),
    confirm: (body: RollbackRequest) => asked && void submit(() => api.rollBack(asked.parte, body)),
  };
}
