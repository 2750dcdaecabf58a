import { useState } from 'react';
import type { ResetSecondFactorRequest } from '@ponte/contract/api';
import { noSecondFactor } from '@ponte/contract/api-responses';
import type { Failure } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { isGone } from './use-deletion';
import type { UserRow } from './user-rows';

/** The outcome of a reset, as the page reports it. `already`: another admin has done it. */
export type ResetNotice = 'done' | 'already' | 'gone';

interface Effects {
  onReset: (id: number) => void;
  /** Another admin has deleted the user meanwhile. */
  onGone: (id: number) => void;
}

/** One reset at a time: the reason, the call and the outcome. */
export function useSecondFactorReset({ onReset, onGone }: Effects) {
  const api = useApi();
  const endSession = useSessionEnd();
  const [candidate, setCandidate] = useState<UserRow>();
  const [notice, setNotice] = useState<ResetNotice>();

  function finish(next: ResetNotice): void {
    if (candidate) (next === 'gone' ? onGone : onReset)(candidate.id);
    setCandidate(undefined);
    setNotice(next);
  }

  const { busy, failure, submit, forget } = useSubmit<object>(
    () => finish('done'),
    (found) => {
      if (endSession(found)) return true;
      const outcome = outcomeOf(found);
      if (outcome) finish(outcome);
      return outcome !== undefined;
    },
  );

  return {
    /** The row whose reset awaits its reason. */
    candidate,
    notice,
    busy,
    failure,
    ask: (row: UserRow) => {
      forget();
      setNotice(undefined);
      setCandidate(row);
    },
    onCancel: () => setCandidate(undefined),
    onConfirm: (body: ResetSecondFactorRequest) =>
      candidate && void submit(() => api.resetSecondFactor(candidate.id, body)),
    forgetNotice: () => setNotice(undefined),
  };
}

/** What another admin has done already. */
function outcomeOf(failure: Failure): ResetNotice | undefined {
  if (failure.kind === 'rejection' && failure.codigo === noSecondFactor) return 'already';
  return isGone(failure) ? 'gone' : undefined;
}
