import { useState } from 'react';
import { Button } from '@ponte/kit';
import { useHydrated } from '@ponte/kit/use-hydrated';
import { useTexts } from '../texts';
import { PrivacyLink } from '../navigation/NavLinks';
import styles from './CookieNotice.module.css';

const acceptedKey = 'cookies-accepted';

/** Shown until accepted. It is not in the server HTML, because only the browser knows whether it was accepted. */
export function CookieNotice() {
  const t = useTexts();
  const hydrated = useHydrated();
  const [accepted, setAccepted] = useState(() => typeof window !== 'undefined' && isAccepted());
  if (!hydrated || accepted) return null;

  function accept() {
    setAccepted(true);
    try {
      localStorage.setItem(acceptedKey, 'true');
    } catch {
      // Storage is full: the notice appears again on the next page load.
    }
  }

  return (
    <section className={styles.notice} data-cookie-notice aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')} <PrivacyLink />
      </p>
      <Button onClick={accept}>{t('cookies.accept')}</Button>
    </section>
  );
}

function isAccepted(): boolean {
  return localStorage.getItem(acceptedKey) === 'true';
}
