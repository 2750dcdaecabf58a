import { useState } from 'react';
import type { Language } from '@ponte/contract/language';
import { useSession, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { nameOf, type UserRow } from './user-rows';

/** The outcome of a deletion, as the page reports it. */
export type DeletionNotice =
  | { readonly kind: 'self' }
  | { readonly kind: 'done'; readonly mensagem: string | undefined; readonly language: Language; readonly name: string }
  | { readonly kind: 'gone' };

/** One deletion at a time: confirmation, call and outcome. */
export function useDeletion(onDeleted: (id: number) => void) {
  const api = useApi();
  const session = useSession();
  const { language } = useSite();
  const endSession = useSessionEnd();
  const ownId = session.state === 'signedIn' ? session.user.id : undefined;
  const [candidate, setCandidate] = useState<UserRow>();
  const [notice, setNotice] = useState<DeletionNotice>();

  function finish(next: DeletionNotice): void {
    setCandidate(undefined);
    setNotice(next);
  }

  const { busy, failure, submit, forget } = useSubmit<{ mensagem?: string | undefined }>(
    ({ mensagem }) => {
      if (!candidate) return;
      onDeleted(candidate.id);
      finish({ kind: 'done', mensagem, language, name: nameOf(candidate) });
    },
    (found) => {
      if (endSession(found)) return true;
      if (!isGone(found)) return false;
      if (candidate) onDeleted(candidate.id);
      finish({ kind: 'gone' });
      return true;
    },
  );

  return {
    /** The row whose deletion awaits confirmation. */
    candidate,
    notice,
    busy,
    failure,
    ownId,
    ask: (row: UserRow) => {
      forget();
      setNotice(row.id === ownId ? { kind: 'self' } : undefined);
      if (row.id !== ownId) setCandidate(row);
    },
    onCancel: () => setCandidate(undefined),
    forgetNotice: () => setNotice(undefined),
    onConfirm: () => candidate && void submit(() => api.deleteUser(candidate.id)),
  };
}

/** Another admin has deleted the user already. A 404 without an error message is not from the API. */
export function isGone(failure: Failure): boolean {
  return failure.kind === 'rejection' && failure.status === 404 && failure.error !== undefined;
}
