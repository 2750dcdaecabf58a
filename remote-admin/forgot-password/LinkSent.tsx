import { useState } from 'react';
import { Button } from '@ponte/kit';
import { useFailureLines } from '../account/use-failure-lines';
import type { Result } from '../api/call';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import { ContactChannels } from './ContactChannels';
import styles from './ForgotPasswordPage.module.css';

interface LinkSentProps {
  email: string;
  sendLink: (to: string) => Promise<Result<string>>;
  onOther: () => void;
}

/**
 * Says what to expect, and what to do when no mail arrives: the service does not tell whether there is an account, or
 * whether the mail could be delivered.
 */
export function LinkSent({ email, sendLink, onOther }: LinkSentProps) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const [times, setTimes] = useState(1);
  const { busy, failure, submit } = useSubmit(() => setTimes(times + 1));

  return (
    <>
      <DoneAlert key={times}>{t(times > 1 ? 'admin.forgot.sentAgain' : 'admin.forgot.sent', { email })}</DoneAlert>
      <p>{t('admin.forgot.notArrived')}</p>
      <FailureAlert lines={linesOf(failure, t('admin.forgot.failed'))} />
      <p className={styles.channels}>
        <Button kind="primary" aria-disabled={busy} onClick={() => void submit(() => sendLink(email))}>
          {t(busy ? 'admin.forgot.submitting' : 'admin.forgot.again')}
        </Button>
        <Button onClick={onOther}>{t('admin.forgot.otherEmail')}</Button>
      </p>
      <h2>{t('admin.forgot.helpTitle')}</h2>
      <p>{t('admin.forgot.help')}</p>
      <ContactChannels />
    </>
  );
}
