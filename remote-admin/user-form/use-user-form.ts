import type * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState } from 'react';
import { outdatedVersion, type SavedResponse } from '@ponte/contract/api-responses';
import { useLocation, useNavigate, useSite, useUrl } from '@ponte/kit';
import type { Failure, Result } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { describeFailure } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, useProblems } from '../forms/Form';
import { readListQuery } from '../screen/list-state';
import type { SavedState } from '../screen/saved-state';
import { useTexts } from '../texts';
import { createBody, isSameDraft, type DraftField, type UserDraft } from './user-draft';

export interface UserFormOptions<Body> {
  /** Selects the texts, and whether a password is required. */
  kind: 'create' | 'edit';
  schema: z.ZodMiniType<Body>;
  initial: UserDraft;
  save: (body: Body) => Promise<Result<SavedResponse>>;
}

/** What the list reports of a saved user. */
export interface Person {
  readonly nome: string;
  readonly email: string;
}

/** The draft of a user, its problems and its way to the server. Returns to the list after a save, which reports it. */
export function useUserForm<Body extends Person>({ kind, schema, initial, save }: UserFormOptions<Body>) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const navigate = useNavigate();
  const listQuery = readListQuery(useLocation().state);
  const list = useUrl()('admin') + listQuery;
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState<string>();
  const { form, textOf, show, set } = useProblems<DraftField>();
  const endSession = useSessionEnd();
  const { busy, failure, submit, forget } = useSubmit(setSaved, (found) => {
    // Focuses the e-mail, which will have the server's message.
    if (isEmailTaken(found)) show({});
    return endSession(found);
  });
  const isOutdated = failure?.kind === 'rejection' && failure.codigo === outdatedVersion;
  const isTaken = isEmailTaken(failure);
  const otherwise = isOutdated ? 'edit.outdated' : isTaken ? 'problem.email.taken' : (`${kind}.failed` as const);
  const texts = { noResponse: t(`admin.${kind}.noResponse`), otherwise: t(`admin.${otherwise}`) };
  const lines = describeFailure(failure, texts, language);

  const returnToList = useEffectEvent((person: string) => {
    const state: SavedState = { saved: kind, person };
    void navigate(list, { state });
  });
  useEffect(() => {
    if (saved) returnToList(saved);
  }, [saved]);

  function change(field: DraftField, value: string): void {
    setDraft({ ...draft, [field]: value });
    set(field, undefined);
    if (isTaken && field === 'email') forget();
  }

  /** An empty field is reported with the others, by `send`. */
  function check(field: DraftField): void {
    const checked = checkBody(schema, createBody(draft));
    if (draft[field] !== '' && !checked.ok) set(field, checked.problems[field]);
  }

  function send(): void {
    const checked = checkBody(schema, createBody(draft));
    show(checked.ok ? {} : checked.problems);
    if (!checked.ok || saved) return;
    const { body } = checked;
    void submit(async () => {
      const result = await save(body);
      return result.ok ? { ok: true, value: `${body.nome} · ${body.email}` } : result;
    });
  }

  return {
    form,
    draft,
    change,
    check,
    send,
    errorOf: (field: DraftField) => textOf(field) ?? (isTaken && field === 'email' ? lines[0] : undefined),
    /** Of a failure that belongs to no field. */
    lines: isTaken ? [] : lines,
    isOutdated,
    busy: busy || Boolean(saved),
    isUnsaved: !saved && !isSameDraft(draft, initial),
    listQuery,
  };
}

/** The other conflicts, an outdated version and the last administrator, come with one text and no list of wrong fields. */
function isEmailTaken(failure: Failure | undefined): boolean {
  return failure?.kind === 'rejection' && failure.status === 409 && failure.errors.length > 0;
}
