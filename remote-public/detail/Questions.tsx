import { useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { QuestionList } from '../layout/QuestionList';
import { StepList } from '../layout/StepList';
import { useTexts } from '../texts';
import styles from './sections.module.css';
import { serviceQuestions, stepKeys } from './service-keys';

/** What happens after the first message. */
export function NextSteps({ id }: { id: PageServiceId }) {
  const t = useTexts();
  return (
    <section className={styles.next}>
      <h2>{t('detail.next')}</h2>
      <StepList steps={stepKeys(id).map((key) => t(key))} />
    </section>
  );
}

export function Questions({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <section className={styles.questions}>
      <h2>{t('detail.questions')}</h2>
      <QuestionList questions={serviceQuestions(t, language, id)} />
    </section>
  );
}
