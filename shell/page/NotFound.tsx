import { Link } from 'shared-config/kit';
import { buttonClass } from 'shared-config/ui/Button';
import { useTexts } from '../texts';
import styles from './NotFound.module.css';

/** The page for paths that lead nowhere: a bridge with a missing span, and the ways on. */
export function NotFound() {
  const t = useTexts();
  return (
    <section className={styles.page}>
      <svg viewBox="0 0 360 90" className={styles.drawing} aria-hidden="true">
        <path d="M0 70H130M230 70H360M70 70V12M290 70V12M0 52Q36 48 70 12Q92 46 128 56M232 56Q268 46 290 12Q324 48 360 52" />
        <path d="M130 70l14 12M230 70l-14 12" className={styles.broken} />
      </svg>
      <h1>{t('notfound.title')}</h1>
      <p>{t('notfound.text')}</p>
      <p className={styles.ways}>
        <Link to="home" className={buttonClass('primary')}>
          {t('notfound.home')}
        </Link>
        <Link to="services" className={buttonClass('quiet')}>
          {t('notfound.services')}
        </Link>
      </p>
    </section>
  );
}
