import type { ReactNode } from 'react';
import { Link } from '@ponte/kit';
import bridge from '../media/closing.svg';
import { useTexts } from '../texts';
import styles from './Closing.module.css';
import { TalkLink } from './TalkLink';

/** The end of a page: the bridge at dusk, and the page's action again. */
export function Closing({ action = <TalkLink /> }: { action?: ReactNode }) {
  const t = useTexts();
  return (
    <section className={styles.closing}>
      <img className={styles.bridge} src={bridge} width="1600" height="400" alt="" loading="lazy" />
      <div className={styles.words}>
        <h2>{t('closing.title')}</h2>
        <p>{t('closing.lead')}</p>
        <p className={styles.actions}>
          {action}
          <Link to="services">{t('closing.prices')}</Link>
        </p>
      </div>
    </section>
  );
}
