import { useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import styles from './Questions.module.css';
import { questionKeys } from './service-keys';

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
