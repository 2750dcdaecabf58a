import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Footer.module.css';
import type { NewsletterOutcome } from './insert-newsletter';

/** The outcome is shown this long. */
const shownMs = 4000;

/** A sign-up without a response within this time counts as a failed connection. */
const timeoutMs = 15_000;

/** The newsletter sign-up. The code that calls the backend loads with the first submit. */
export function Newsletter() {
  const t = useTexts();
  const { settings } = useSite();
  const id = useId();
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const [error, setError] = useState<'missing' | 'invalid'>();
  const [sending, setSending] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!outcome) return undefined;
    scrollIntoView(status.current);
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  /** What was said of the former address. */
  function clearErrors() {
    setError(undefined);
    if (outcome === 'error_exists') setOutcome(undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    if (!field.validity.valid || !/@.+\../.test(field.value)) {
      setError(field.validity.valueMissing ? 'missing' : 'invalid');
      setOutcome(undefined);
      field.focus();
      return;
    }
    setSending(true);
    setOutcome(undefined);
    const result = await subscribe(settings.nhostUrl, field.value.trim());
    setSending(false);
    setOutcome(result);
    if (result === 'success') form.reset();
  }

  return (
    <form
      className={styles.newsletter}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{t('footer.newsletter.title')}</h2>
      <label htmlFor={id}>{t('footer.newsletter.label')}</label>
      <div className={styles.line}>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-invalid={Boolean(error) || outcome === 'error_exists' || undefined}
          aria-describedby={[error && `${id}-error`, `${id}-consent`].filter(Boolean).join(' ')}
          onChange={clearErrors}
        />
        {error && (
          <p ref={scrollIntoView} id={`${id}-error`} className={styles.error}>
            {t(`footer.newsletter.${error}`)}
          </p>
        )}
        <Button type="submit" aria-disabled={sending || undefined}>
          {t(sending ? 'footer.newsletter.sending' : 'footer.newsletter.send')}
        </Button>
      </div>
      <p ref={status} role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome && t(`footer.newsletter.${outcome}`)}
      </p>
      <p id={`${id}-consent`}>{t('footer.newsletter.consent')}</p>
    </form>
  );
}

/** The bar at the bottom of the window would cover it. */
const scrollIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

async function subscribe(nhostUrl: string, email: string): Promise<NewsletterOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<NewsletterOutcome>((resolve) => {
    timer = setTimeout(() => resolve('error_conn'), timeoutMs);
  });
  try {
    return await Promise.race([send(nhostUrl, email), timeout]);
  } catch {
    return 'error_conn';
  } finally {
    clearTimeout(timer);
  }
}

async function send(nhostUrl: string, email: string): Promise<NewsletterOutcome> {
  const { insertNewsletter } = await import('./insert-newsletter');
  return insertNewsletter(nhostUrl, email);
}
