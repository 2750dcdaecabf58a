import { Link } from '@ponte/kit';
import { buttonClass } from '@ponte/kit/ui/Button';
import { useTexts } from '../texts';
import drawing from '../media/not-found.svg';
import styles from './NotFound.module.css';

/** The page for paths that lead nowhere: a bridge with a missing span, and the ways on. */
export function NotFound() {
  const t = useTexts();
  return (
    <section className={styles.page}>
      <div className={styles.words}>
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
      </div>
      <img src={drawing} width="640" height="320" alt="" />
    </section>
  );
}
