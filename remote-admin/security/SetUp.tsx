import { useLayoutEffect, useRef } from 'react';
import { useSession } from '@ponte/kit';
import { useTexts } from '../texts';
import { CodeForm, type CodeFormProps } from './CodeForm';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';
import styles from './SecurityPage.module.css';

interface SetUpProps extends Pick<CodeFormProps, 'onFailure' | 'onDone' | 'onCancel'> {
  issuer: string;
  secret: string;
}

/** Shows what the authenticator app needs, and asks for its first code. */
export function SetUp({ issuer, secret, ...handlers }: SetUpProps) {
  const t = useTexts<'account'>();
  const session = useSession();
  const start = useRef<HTMLParagraphElement>(null);
  const email = session.state === 'signedIn' ? session.user.email : '';

  // The code's field takes the focus when it appears, and scrolls the picture away.
  useLayoutEffect(() => start.current?.focus(), []);

  return (
    <>
      <p ref={start} tabIndex={-1}>
        {t('admin.security.factor.scan')}
      </p>
      <QrCode text={buildOtpauthUrl(issuer, email, secret)} label={t('admin.security.factor.qr')} />
      <dl className={styles.secret}>
        <dt>{t('admin.security.factor.secret')}</dt>
        <dd>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </dd>
      </dl>
      <CopyButton text={secret} />
      <CodeForm
        intro={t('admin.security.factor.confirm')}
        label={t('admin.security.factor.activate')}
        busyLabel={t('admin.security.factor.activating')}
        otherwise={t('admin.security.factor.activateFailed')}
        call={(nhost, code) => nhost.secondFactor.activate(code)}
        {...handlers}
      />
    </>
  );
}

/** The key URI of authenticator apps. Algorithm, digits and period are their defaults, and the service's. */
export function buildOtpauthUrl(issuer: string, account: string, secret: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
