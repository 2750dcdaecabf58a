import type * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { outdatedVersion, type Role, type SavedResponse, type Site } from '@ponte/contract/api-responses';
import { buttonClass, Link, useLocation, useSite, useNavigate, useUrl } from '@ponte/kit';
import type { Result } from '../api/call';
import { useSessionEnd } from '../access/session-end';
import { describeFailure, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { readListQuery, type SavedState } from '../screen/list-state';
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

/** Returns to the list after a save, where the success is reported. */
export function UserForm<Body>({ kind, schema, initial, roles, sites, save, outdatedOffer }: UserFormProps<Body>) {
  const t = useTexts();
  const { language } = useSite();
  const navigate = useNavigate();
  const listQuery = readListQuery(useLocation().state);
  const list = useUrl()('admin') + listQuery;
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(false);
  const { form, textOf, show, set } = useProblems<DraftField>();
  const { busy, failure, submit } = useSubmit<SavedResponse>(() => setSaved(true), useSessionEnd());
  const isOutdated = failure?.kind === 'rejection' && failure.codigo === outdatedVersion;

  const returnToList = useEffectEvent(() => {
    const state: SavedState = { saved: kind };
    void navigate(list, { state });
  });
  useEffect(() => {
    if (saved) returnToList();
  }, [saved]);

  function change(field: DraftField, value: string): void {
    setDraft({ ...draft, [field]: value });
    set(field, undefined);
  }

  function checkPassword(): void {
    const checked = checkBody(schema, createBody(draft));
    if (draft.senha !== '' && !checked.ok) set('senha', checked.problems['senha']);
  }

  function send(): void {
    const checked = checkBody(schema, createBody(draft));
    show(checked.ok ? {} : checked.problems);
    if (checked.ok && !saved) void submit(() => save(checked.body));
  }

  return (
    <div className={styles.sheet}>
      <Form form={form} onSubmit={send}>
        <UserFields
          draft={draft}
          roles={roles}
          sites={sites}
          isNew={kind === 'create'}
          errorOf={textOf}
          onChange={change}
          onLeavePassword={checkPassword}
        />
        <FailureAlert
          lines={describeFailure(
            failure,
            {
              noResponse: t(`admin.${kind}.noResponse`),
              otherwise: t(isOutdated ? 'admin.edit.outdated' : `admin.${kind}.failed`),
            },
            language,
          )}
        />
        {isOutdated && outdatedOffer}
        <div className={styles.actions}>
          <SubmitButton
            busy={busy || saved}
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
