import { useState } from 'react';
import type { OwnSession } from '@ponte/contract/api-responses';
import { localeTags } from '@ponte/contract/language';
import { Button, Dialog, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { describeFailure, DoneAlert, FailureAlert, LoadFailure } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import { describeAgent } from './describe-agent';
import styles from './ProfilePage.module.css';

/** Where the person is signed in, and the end of the other sessions. */
export function OwnSessions() {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const { load, retry, update } = useLoad('sessions', api.fetchSessions);
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const finish = () => {
    update((sessions) => sessions.filter(({ atual }) => atual));
    setAsking(false);
    setDone(true);
  };
  const { busy, failure, submit, forget } = useSubmit(finish, useSessionEnd());
  const linesOf = (failed: typeof failure, otherwise: string) =>
    describeFailure(failed, { noResponse: t('admin.noResponse'), otherwise }, language);
  const close = () => {
    setAsking(false);
    forget();
  };

  return (
    <section className={styles.section}>
      <h2>{t('admin.profile.sessionsTitle')}</h2>
      {load.state === 'loading' && <div className={styles.sessionsSkeleton} />}
      {load.state === 'failed' && <LoadFailure lines={linesOf(load.failure, t('admin.loadFailed'))} onRetry={retry} />}
      {load.state === 'ready' && (
        <>
          <ul className={styles.sessions}>
            {load.value.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {isDone && <DoneAlert>{t('admin.profile.sessionsEnded')}</DoneAlert>}
          {load.value.some(({ atual }) => !atual) ? (
            <p>
              <Button onClick={() => setAsking(true)}>{t('admin.profile.endSessions')}</Button>
            </p>
          ) : (
            !isDone && <p className={styles.note}>{t('admin.profile.onlySession')}</p>
          )}
        </>
      )}
      {isAsking && (
        <Dialog
          title={t('admin.profile.endTitle')}
          onClose={close}
          actions={
            <>
              <Button kind="primary" aria-disabled={busy} onClick={() => void submit(() => api.endOtherSessions())}>
                {t(busy ? 'admin.profile.ending' : 'admin.profile.endConfirm')}
              </Button>
              <Button onClick={close}>{t('admin.profile.cancel')}</Button>
            </>
          }
        >
          <p>{t('admin.profile.endText')}</p>
          <FailureAlert lines={linesOf(failure, t('admin.profile.endFailed'))} />
        </Dialog>
      )}
    </section>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  const t = useTexts();
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeStyle: 'short' });
  const since = t('admin.profile.since', { date: format.format(new Date(session.desde)) });
  return (
    <li>
      <span>
        {describeAgent(session.navegador ?? '') ?? t('admin.profile.unknownBrowser')}
        {session.atual && <strong> {t('admin.profile.thisSession')}</strong>}
      </span>
      <span className={styles.note}>{[since, session.endereco].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
