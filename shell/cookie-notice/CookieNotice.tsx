import { useState } from 'react';
import { Button } from '@ponte/kit';
import { useHydrating } from '../remotes/remotes-context';
import { useTexts } from '../texts';
import { PrivacyLink } from '../navigation/PrivacyLink';
import styles from './CookieNotice.module.css';

const acceptedKey = 'cookies-accepted';

/** Shown until accepted. It comes after hydration, since only the browser knows. */
export function CookieNotice() {
  const t = useTexts();
  const hydrating = useHydrating();
  const [accepted, setAccepted] = useState(() => typeof window !== 'undefined' && isAccepted());
  if (hydrating || accepted) return null;

  function accept() {
    setAccepted(true);
    try {
      localStorage.setItem(acceptedKey, 'true');
    } catch {
      // A full storage: the notice comes back with the next page load.
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
