import { useSite } from 'shared-config/kit';
import { priceOn, type PageServiceId } from 'shared-config/catalogue/catalogue';
import { WholeNames } from 'shared-config/ui/WholeNames';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import { stepsOf } from './steps';
import styles from './Summary.module.css';

/** What a visitor decides by: the price, what it leaves out, the one action and what follows it. */
export function Summary({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { settings, language } = useSite();
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

      <h2>{t('detail.excludes')}</h2>
      <p>
        <WholeNames>{t(`service.${id}.excludes`, officialAmounts(language))}</WholeNames>
      </p>
      <p className={styles.quiet}>{t('services.disclaimer')}</p>

      <h2>{t('detail.next')}</h2>
      <ol className={styles.steps}>
        {stepsOf(id).map((key) => (
          <li key={key}>
            <WholeNames>{t(key)}</WholeNames>
          </li>
        ))}
      </ol>
    </aside>
  );
}
