import { Link } from '@ponte/kit';
import { buttonClass } from '@ponte/kit/ui/Button';
import { useTexts } from '../texts';
import picture from '../media/not-found.svg';
import styles from './Page.module.css';

/** The not-found page: a picture of a bridge with a missing span, and links to other pages. */
export function NotFound() {
  const t = useTexts();
  return (
    <section className={styles.failure}>
      <div className={styles.text}>
        <h1>{t('notfound.title')}</h1>
        <p>{t('notfound.text')}</p>
        <p className={styles.links}>
          <Link to="home" className={buttonClass('primary')}>
            {t('notfound.home')}
          </Link>
          <Link to="services" className={buttonClass('quiet')}>
            {t('notfound.services')}
          </Link>
        </p>
      </div>
      <img src={picture} width="640" height="320" alt="" />
    </section>
  );
}
