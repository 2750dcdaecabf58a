import { useSite } from '@ponte/kit';
import { priceOn, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import { officialPages } from './official-pages';
import styles from './Summary.module.css';

/** What a visitor decides by: the price, the one action, and the facts that stand beside it. */
export function Summary({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { settings } = useSite();
  const official = new URL(officialPages[id]);
  return (
    <aside className={styles.summary} aria-label={t('detail.price')}>
      <p className={styles.price}>
        <PriceTag price={priceOn('detail', id)} />
        <span className={styles.quiet}>{t(`service.${id}.price_label`)}</span>
      </p>
      <AskLink service={id} kind="primary">
        {t(`service.${id}.cta`)}
      </AskLink>
      {settings.chatNumber && <p className={styles.quiet}>{t('detail.chat_note')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('detail.official')}</dt>
          <dd>
            <a href={official.href} rel="noopener">
              {official.hostname.replace('www.', '')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('detail.languages')}</dt>
          <dd>{t('detail.languages_text')}</dd>
        </div>
      </dl>
    </aside>
  );
}
