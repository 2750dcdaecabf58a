import { extraServices } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import { PriceList } from './PriceList';
import styles from './Groups.module.css';

const questions = [
  ['tax.beneath', extraServices.tax],
  ['tax.no_number', 'itin'],
] as const;

/** Below the taxes, each under a question of its own: the help with sending, and the number without which one cannot file. */
export function Beneath() {
  const t = useTexts();
  return (
    <>
      {questions.map(([question, service]) => (
        <section key={service} className={styles.beneath}>
          <h3>{t(question)}</h3>
          <PriceList services={[service]} heading="h4" />
        </section>
      ))}
    </>
  );
}
