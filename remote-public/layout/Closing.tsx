import type { ReactNode } from 'react';
import { Link } from '@ponte/kit';
import type { Hour } from '../desk/Desk';
import dusk from '../media/closing/dusk.svg';
import morning from '../media/closing/morning.svg';
import night from '../media/closing/night.svg';
import { useTexts } from '../texts';
import styles from './Closing.module.css';
import { TalkLink } from './TalkLink';

const pictures: Record<Hour, string> = { dusk, morning, night };

interface ClosingProps {
  /** Absent on pages about the work with papers. */
  words?: { title: string; lead: string };
  action?: ReactNode;
  /** Without a link to the prices: the page shows them itself, or is not about them. */
  withoutPrices?: boolean;
  /** That of the page's other pictures. */
  hour?: Hour;
}

/** The end of a page: the bridge, and the page's action again. */
export function Closing({ words, action = <TalkLink />, withoutPrices, hour = 'dusk' }: ClosingProps) {
  const t = useTexts();
  const { title, lead } = words ?? { title: t('closing.title'), lead: t('closing.lead') };
  return (
    <section className={styles.closing}>
      <img className={styles.bridge} src={pictures[hour]} width="1600" height="400" alt="" loading="lazy" />
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
