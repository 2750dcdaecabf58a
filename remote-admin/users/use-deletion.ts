import { useState } from 'react';
import type { Language } from '@ponte/contract/language';
import { useSession, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import type { UserRow } from './user-rows';

/** What the page says of a deletion. */
export type DeletionNotice =
  | { readonly kind: 'self' }
  | { readonly kind: 'done'; readonly mensagem: string | undefined; readonly language: Language }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One deletion at a time, from the press on a row to the words about it. */
export function useDeletion(onDeleted: (id: number) => void) {
  const api = useApi();
  const session = useSession();
  const { language } = useSite();
  const endSession = useSessionEnd();
  const ownId = session.state === 'signedIn' ? session.user.id : undefined;
  const [asked, setAsked] = useState<UserRow>();
  const [notice, setNotice] = useState<DeletionNotice>();

  function finish(next: DeletionNotice): void {
    setAsked(undefined);
    setNotice(next);
  }

  const { busy, submit } = useSubmit<{ mensagem?: string | undefined }>(
    ({ mensagem }) => {
      if (asked) onDeleted(asked.id);
      finish({ kind: 'done', mensagem, language });
    },
    (failure) => {
      if (endSession(failure)) return true;
      if (asked && isGone(failure)) onDeleted(asked.id);
      finish(isGone(failure) ? { kind: 'gone' } : { kind: 'failed', failure });
      return true;
    },
  );

  return {
    asked,
    notice,
    busy,
    ownId,
    ask: (row: UserRow) => {
      setNotice(row.id === ownId ? { kind: 'self' } : undefined);
      if (row.id !== ownId) setAsked(row);
    },
    cancel: () => setAsked(undefined),
    confirm: () => asked && void submit(() => api.deleteUser(asked.id)),
  };
}

/** Somebody else was faster. A 404 without the API's words is not the API's. */
function isGone(failure: Failure): boolean {
  return failure.kind === 'refusal' && failure.status === 404 && failure.error !== undefined;
}
