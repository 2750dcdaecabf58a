import { Link } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Closing.module.css';
import { TalkLink } from './TalkLink';

/** The end of a page: the bridge at dusk, and the page's action again. */
export function Closing() {
  const t = useTexts();
  return (
    <section className={styles.closing}>
      <svg className={styles.bridge} viewBox="0 0 1200 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path className={styles.cable} d="M0 30Q200 130 400 20Q600 140 800 20Q1000 130 1200 30" />
        <path className={styles.stone} d="M0 128h1200v5H0zM394 12h12v148h-12zM794 12h12v148h-12z" />
      </svg>
      <div className={styles.words}>
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.lead')}</p>
        <p className={styles.actions}>
          <TalkLink />
          <Link to="services">{t('closing.prices')}</Link>
        </p>
      </div>
    </section>
  );
}
