import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useTexts } from '../texts';
import styles from './NextSteps.module.css';
import { stepsOf } from './service-keys';

/** What follows the first message: three piers, side by side where there is room. */
export function NextSteps({ id }: { id: PageServiceId }) {
  const t = useTexts();
  return (
    <section>
      <h2>{t('detail.next')}</h2>
      <ol className={styles.steps}>
        {stepsOf(id).map((key) => (
          <li key={key}>
            <WholeNames>{t(key)}</WholeNames>
          </li>
        ))}
      </ol>
    </section>
  );
}
