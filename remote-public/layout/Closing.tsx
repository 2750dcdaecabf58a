import type { ReactNode } from 'react';
import { Link } from '@ponte/kit';
import bridge from '../media/closing.svg';
import { useTexts } from '../texts';
import styles from './Closing.module.css';
import { TalkLink } from './TalkLink';

interface ClosingProps {
  /** Absent on pages about the work with papers. */
  words?: { title: string; lead: string };
  action?: ReactNode;
  /** Without a link to the prices: the page shows them itself, or is not about them. */
  withoutPrices?: boolean;
}

/** The end of a page: the bridge at dusk, and the page's action again. */
export function Closing({ words, action = <TalkLink />, withoutPrices }: ClosingProps) {
  const t = useTexts();
  const { title, lead } = words ?? { title: t('closing.title'), lead: t('closing.lead') };
  return (
    <section className={styles.closing}>
      <img className={styles.bridge} src={bridge} width="1600" height="400" alt="" loading="lazy" />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <p className={styles.actions}>
          {action}
          {!withoutPrices && <Link to="services">{t('closing.prices')}</Link>}
        </p>
      </div>
    </section>
  );
}
