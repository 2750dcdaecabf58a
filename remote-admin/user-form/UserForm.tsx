import type * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { outdatedVersion, type Role, type SavedResponse, type Site } from '@ponte/contract/api-responses';
import { buttonClass, Link, useLocation, useNavigate, useSite, useUrl } from '@ponte/kit';
import type { Failure, Result } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { describeFailure, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { readListQuery } from '../screen/list-state';
import type { SavedState } from '../screen/saved-state';
import { useTexts } from '../texts';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { createBody, isSameDraft, type DraftField, type UserDraft } from './user-draft';
import { UserFields } from './UserFields';
import styles from './UserForm.module.css';

interface UserFormProps<Body> {
  /** Selects the texts, and whether a password is required. */
  kind: 'create' | 'edit';
  schema: z.ZodMiniType<Body>;
  initial: UserDraft;
  roles: readonly Role[];
  sites: readonly Site[];
  save: (body: Body) => Promise<Result<SavedResponse>>;
  /** Shown when another admin changed the user after the form was filled. */
  outdatedOffer?: ReactNode;
}

/** What the list reports of a saved user. */
interface Person {
  readonly nome: string;
  readonly email: string;
}

/** Returns to the list after a save, where the success is reported. */
export function UserForm<Body extends Person>(props: UserFormProps<Body>) {
  const { kind, schema, initial, roles, sites, save, outdatedOffer } = props;
  const t = useTexts();
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

  function checkPassword(): void {
    const checked = checkBody(schema, createBody(draft));
    if (draft.senha !== '' && !checked.ok) set('senha', checked.problems['senha']);
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

  return (
    <div className={styles.sheet}>
      <Form form={form} onSubmit={send}>
        <UserFields
          draft={draft}
          roles={roles}
          sites={sites}
          isNew={kind === 'create'}
          errorOf={(field) => textOf(field) ?? (isTaken && field === 'email' ? lines[0] : undefined)}
          onChange={change}
          onLeavePassword={checkPassword}
        />
        <FailureAlert lines={isTaken ? [] : lines} />
        {isOutdated && outdatedOffer}
        <div className={styles.actions}>
          <SubmitButton
            busy={busy || Boolean(saved)}
            label={t(`admin.${kind}.submit`)}
            busyLabel={t(`admin.${kind}.submitting`)}
          />
          <Link to="admin" suffix={listQuery} className={buttonClass('quiet')}>
            {t('admin.form.cancel')}
          </Link>
        </div>
      </Form>
      {!saved && !isSameDraft(draft, initial) && <UnsavedGuard />}
    </div>
  );
}

/** The other conflicts, an outdated version and the last administrator, come with one text and no list of wrong fields. */
function isEmailTaken(failure: Failure | undefined): boolean {
  return failure?.kind === 'rejection' && failure.status === 409 && failure.errors.length > 0;
}
