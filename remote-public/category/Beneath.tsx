import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { useTexts, type TextKey } from '../texts';
import { PriceList } from './PriceList';
import styles from './Groups.module.css';

/** A question and the service that answers it. */
export type Answer = readonly [question: TextKey, service: PageServiceId];

/** Services below the list of a category, each under a question of its own. */
export function Beneath({ answers }: { answers: readonly Answer[] }) {
  const t = useTexts();
  return (
    <>
      {answers.map(([question, service]) => (
        <section key={service} className={styles.beneath}>
          <h3>{t(question)}</h3>
          <PriceList services={[service]} heading="h4" />
        </section>
      ))}
    </>
  );
}
