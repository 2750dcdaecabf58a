import { useEffect, useEffectEvent, useState } from 'react';
import { buttonClass, Link, useLocation, useNavigate } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { DoneAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { SignedInFrame } from '../screen/SignedInFrame';
import { readSaved } from '../screen/saved-state';
import { actionClass } from '../table/Cells';
import controls from '../table/Controls.module.css';
import { useTexts } from '../texts';
import { DeleteDialog, DeletionAlert } from './Deletion';
import { Pager, SearchField } from './UsersControls';
import styles from './UsersPage.module.css';
import { UsersContent } from './UsersContent';
import { UsersStatus } from './UsersStatus';
import { ResetAlert, ResetDialog } from './SecondFactorReset';
import { useDeletion } from './use-deletion';
import { useSecondFactorReset } from './use-second-factor-reset';
import { useUsersTable } from './use-users-table';

export const head = createHead('users');

export default function UsersPage() {
  return (
    <Screen needs="admin" area="administration">
      <Users />
    </Screen>
  );
}

export function Users() {
  const t = useTexts<'administration'>();
  const api = useApi();
  const { load, retry, update } = useLoad('users', api.fetchUsers);
  const table = useUsersTable(load.state === 'ready' ? load.value : undefined);
  const remove = (id: number) => {
    update((users) => users.filter((user) => user.id !== id));
    // A search that only this user matched would end as one without matches.
    if (table.view.total === 1) table.search('');
  };
  const deletion = useDeletion(remove);
  const reset = useSecondFactorReset({
    onReset: (id) =>
      update((users) => users.map((user) => (user.id === id ? { ...user, segundo_fator: false } : user))),
    onGone: remove,
  });
  const { saved, forget } = useSaved();

  const newUser = (
    <Link to="createUser" className={buttonClass('primary')}>
      {t('admin.users.new')}
    </Link>
  );

  return (
    <SignedInFrame section="admin" title={t('admin.users.title')} action={newUser}>
      {saved && (
        <DoneAlert>
          {t(`admin.${saved.saved}.done`)}{' '}
          {saved.person && (
            <button type="button" className={actionClass()} onClick={() => table.search(emailOf(saved.person))}>
              {saved.person}
            </button>
          )}
        </DoneAlert>
      )}
      {deletion.notice && <DeletionAlert notice={deletion.notice} />}
      {reset.notice && <ResetAlert notice={reset.notice} />}
      <div className={controls.tools}>
        <SearchField q={table.state.q} onSearch={table.search} />
        <UsersStatus load={load} view={table.view} />
      </div>
      <div className={styles.region}>
        <UsersContent
          load={load}
          table={table}
          ownId={deletion.ownId}
          onReset={(row) => {
            forget();
            deletion.forgetNotice();
            reset.ask(row);
          }}
          onDelete={(row) => {
            forget();
            reset.forgetNotice();
            deletion.ask(row);
          }}
          onRetry={retry}
        />
      </div>
      {load.state === 'ready' && <Pager view={table.view} onTurn={table.turn} />}
      {deletion.candidate && <DeleteDialog {...deletion} row={deletion.candidate} />}
      {reset.candidate && <ResetDialog {...reset} row={reset.candidate} />}
    </SignedInFrame>
  );
}

/** It may be on another page of the list. */
const emailOf = (person: string | undefined) => person?.split(' · ').pop() ?? '';

/** What a form has saved before it came here. Its history entry forgets it, so that a reload or Back does not report it again. */
function useSaved() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => readSaved(state));

  const clearEntry = useEffectEvent(() => void navigate(pathname + search, { replace: true }));
  useEffect(() => {
    if (saved) clearEntry();
  }, [saved]);

  return { saved, forget: () => setSaved(undefined) };
}
