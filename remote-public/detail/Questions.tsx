import { useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { officialAmounts } from '../offer/service-offer';
import { useTexts } from '../texts';
import styles from './sections.module.css';
import { questionKeys, stepKeys } from './service-keys';

/** What happens after the first message: three steps, side by side on wide screens. */
export function NextSteps({ id }: { id: PageServiceId }) {
  const t = useTexts();
  return (
    <section>
      <h2>{t('detail.next')}</h2>
      <ol className={styles.steps}>
        {stepKeys(id).map((key) => (
          <li key={key}>
            <WholeNames>{t(key)}</WholeNames>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Questions({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <section className={styles.questions}>
      <h2>{t('detail.questions')}</h2>
      {questionKeys(id).map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <WholeNames>{t(question)}</WholeNames>
          </summary>
          <p>
            <WholeNames>{t(answer, officialAmounts(language))}</WholeNames>
          </p>
        </details>
      ))}
    </section>
  );
}
