import { useEffect, useId, useState, type FormEvent } from 'react';
import { Button, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Footer.module.css';

type Outcome = 'success' | 'error_exists' | 'error_conn';

/** Milliseconds for which the outcome is shown. */
const shown = 4000;

/** Milliseconds after which a sign-up without a response counts as no connection. */
const timeoutMs = 15_000;

/** The newsletter sign-up. The client that talks to the backend comes with the first submit. */
export function Newsletter() {
  const t = useTexts();
  const { settings } = useSite();
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    setOutcome(undefined);
    const result = await subscribe(settings.nhostUrl, String(new FormData(form).get('email')).trim());
    setSending(false);
    setOutcome(result);
    if (result === 'success') form.reset();
  }

  return (
    <form className={styles.newsletter} onSubmit={(event) => void submit(event)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('footer.newsletter.title')}</h2>
      <label htmlFor={id}>{t('footer.newsletter.label')}</label>
      <div className={styles.line}>
        <input id={id} name="email" type="email" required autoComplete="email" />
        <Button type="submit" aria-disabled={sending}>
          {t(sending ? 'footer.newsletter.sending' : 'footer.newsletter.send')}
        </Button>
      </div>
      <p role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome && t(`footer.newsletter.${outcome}`)}
      </p>
    </form>
  );
}

async function subscribe(nhostUrl: string, email: string): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve('error_conn'), timeoutMs);
  });
  try {
    return await Promise.race([send(nhostUrl, email), late]);
  } catch {
    return 'error_conn';
  } finally {
    clearTimeout(timer);
  }
}

async function send(nhostUrl: string, email: string): Promise<Outcome> {
  const { insertNewsletter } = await import('./insert-newsletter');
  return insertNewsletter(nhostUrl, email);
}
