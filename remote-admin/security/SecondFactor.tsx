import { useState } from 'react';
import { Button } from '@ponte/kit';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { useSessionEnd } from '../access/session-end';
import type { Failure, Result } from '../api/call';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { useIsAdmin } from '../access/use-is-admin';
import { useTexts, type TextKey } from '../texts';
import { CodeForm } from './CodeForm';
import type { SetUp } from './SetUp';
import styles from './SecurityPage.module.css';

interface SecondFactorProps {
  /** The name that authenticator apps show; absent where the owner has not turned second factors on. */
  issuer: string | undefined;
  isActive: boolean;
  onChange: (isActive: boolean) => void;
}

type View =
  | { readonly name: 'rest' | 'stop' }
  | { readonly name: 'setUp'; readonly secret: string; SetUp: typeof SetUp };
const rest: View = { name: 'rest' };

/** Turns the second factor on and off. */
export function SecondFactor({ issuer, isActive, onChange }: SecondFactorProps) {
  const t = useTexts<'account'>();
  const isAdmin = useIsAdmin();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const endSession = useSessionEnd();
  const [view, setView] = useState<View>(rest);
  const [notice, setNotice] = useState<TextKey<'account'>>();

  function finish(next: boolean, text: TextKey<'account'>): void {
    onChange(next);
    setView(rest);
    setNotice(text);
  }

  /** Whether another window has done already what this one wants. */
  function handleFailure(failure: Failure): boolean {
    if (endSession(failure)) return true;
    const code = failure.kind === 'rejection' ? failure.codigo : undefined;
    const isChanged = code === 'totp-already-active' || code === 'disabled-mfa-totp';
    if (isChanged) finish(code === 'totp-already-active', 'admin.security.factor.changed');
    return isChanged;
  }

  const { busy, failure, submit } = useSubmit<Extract<View, { name: 'setUp' }>>(setView, handleFailure);

  function start(): void {
    setNotice(undefined);
    void submit(async () => {
      const loaded = await loadSetUp();
      if (!loaded.ok) return loaded;
      const secret = await callAccount((nhost) => nhost.secondFactor.generate());
      if (!secret.ok) return secret;
      return { ok: true, value: { name: 'setUp', secret: secret.value.totpSecret, SetUp: loaded.value } };
    });
  }

  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('admin.security.factor.title')}</h2>
      {notice && <DoneAlert>{t(notice)}</DoneAlert>}
      <p>{t('admin.security.factor.intro')}</p>
      <p className={styles.state}>{t(isActive ? 'admin.security.factor.on' : 'admin.security.factor.off')}</p>
      {view.name === 'setUp' && issuer !== undefined && (
        <view.SetUp
          issuer={issuer}
          secret={view.secret}
          onFailure={handleFailure}
          onDone={() => finish(true, 'admin.security.factor.activated')}
          onCancel={() => setView(rest)}
        />
      )}
      {view.name === 'stop' && (
        <CodeForm
          intro={t('admin.security.factor.stopIntro')}
          label={t('admin.security.factor.stop')}
          busyLabel={t('admin.security.factor.stopping')}
          otherwise={t('admin.security.factor.stopFailed')}
          call={(nhost, code) => nhost.secondFactor.disable(code)}
          onFailure={handleFailure}
          onDone={() => finish(false, 'admin.security.factor.stopped')}
          onCancel={() => setView(rest)}
        />
      )}
      {view.name === 'rest' && (
        <>
          <FailureAlert lines={linesOf(failure, t('admin.security.factor.startFailed'))} />
          {isActive && <Button onClick={() => setView({ name: 'stop' })}>{t('admin.security.factor.stop')}</Button>}
          {!isActive && issuer === undefined && <p>{t('admin.security.factor.unavailable')}</p>}
          {!isActive && issuer !== undefined && (
            <Button kind="primary" aria-disabled={busy} onClick={start}>
              {t(busy ? 'admin.security.factor.starting' : 'admin.security.factor.start')}
            </Button>
          )}
        </>
      )}
      <p className={styles.note}>{t(isAdmin ? 'admin.security.factor.lostByAdmin' : 'admin.security.factor.lost')}</p>
    </section>
  );
}

/** Only those need it who turn the second factor on. A chunk that does not arrive is a call without a response. */
async function loadSetUp(): Promise<Result<typeof SetUp>> {
  try {
    return { ok: true, value: (await import('./SetUp')).SetUp };
  } catch (cause) {
    return { ok: false, failure: { kind: 'noResponse', cause } };
  }
}
