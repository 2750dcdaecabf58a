import { useState } from 'react';
import type { OwnSession } from '@ponte/contract/api-responses';
import { Button, Dialog, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { describeFailure, DoneAlert, FailureAlert, LoadFailure } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { useSubmit } from '../calls/use-submit';
import { Placeholder } from '../screen/Placeholder';
import { useTexts, type TextKey } from '../texts';
import { describeSession, SessionLine } from './SessionLine';
import styles from './ProfilePage.module.css';

/** Which sessions a question is about: one, or all but this one. */
type Question = OwnSession | 'others';

/** Somebody who never signs out has dozens. The server sends the newest first. */
const shownAtFirst = 5;

/** Where the person is signed in, and the end of one session or of all others. */
export function OwnSessions() {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const api = useApi();
  const { load, retry, update } = useLoad('sessions', api.fetchSessions);
  const [question, setQuestion] = useState<Question>();
  const [isWhole, setWhole] = useState(false);
  const [done, setDone] = useState<TextKey<'account'>>();
  const finish = () => {
    update((sessions) => sessions.filter(({ atual, id }) => (question === 'others' ? atual : id !== question?.id)));
    setDone(question === 'others' ? 'admin.profile.sessionsEnded' : 'admin.profile.sessionEnded');
    setQuestion(undefined);
  };
  const { busy, failure, submit, forget } = useSubmit(finish, useSessionEnd());
  const linesOf = (failed: typeof failure, otherwise: string) =>
    describeFailure(failed, { noResponse: t('admin.noResponse'), otherwise }, language);
  const ask = (about: Question) => {
    setDone(undefined);
    setQuestion(about);
  };
  const close = () => {
    setQuestion(undefined);
    forget();
  };
  const end = (about: Question) =>
    submit(() => (about === 'others' ? api.endOtherSessions() : api.endSession(about.id)));

  return (
    <section className={styles.section} aria-labelledby="own-sessions">
      <h2 id="own-sessions">{t('admin.profile.sessionsTitle')}</h2>
      {load.state === 'loading' && <Placeholder className={styles.sessionsSkeleton} />}
      {load.state === 'failed' && <LoadFailure lines={linesOf(load.failure, t('admin.loadFailed'))} onRetry={retry} />}
      {load.state === 'ready' && (
        <>
          {done && <DoneAlert key={done}>{t(done)}</DoneAlert>}
          {load.value.some(({ atual }) => !atual) ? (
            <p>
              <Button onClick={() => ask('others')}>{t('admin.profile.endSessions')}</Button>
            </p>
          ) : (
            !done && <p className={styles.note}>{t('admin.profile.onlySession')}</p>
          )}
          <ul className={styles.sessions}>
            {load.value.slice(0, isWhole ? undefined : shownAtFirst).map((session) => (
              <SessionLine key={session.id} session={session} onEnd={() => ask(session)} />
            ))}
          </ul>
          {load.value.length > shownAtFirst && !isWhole && (
            <Button onClick={() => setWhole(true)}>
              {t('admin.profile.allSessions', { total: load.value.length })}
            </Button>
          )}
        </>
      )}
      {question && (
        <Dialog
          title={t(question === 'others' ? 'admin.profile.endTitle' : 'admin.profile.endOneTitle')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('admin.profile.cancel')}</Button>
              <Button kind="primary" aria-disabled={busy} onClick={() => void end(question)}>
                {t(
                  busy
                    ? 'admin.profile.ending'
                    : question === 'others'
                      ? 'admin.profile.endConfirm'
                      : 'admin.profile.endOne',
                )}
              </Button>
            </>
          }
        >
          <p>
            {question === 'others'
              ? t('admin.profile.endText')
              : t('admin.profile.endOneText', describeSession(question, t, language))}
          </p>
          <FailureAlert lines={linesOf(failure, t('admin.profile.endFailed'))} />
        </Dialog>
      )}
    </section>
  );
}
