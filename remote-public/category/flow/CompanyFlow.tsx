import { useSite } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Section } from '../../layout/Section';
import { officialAmounts } from '../../offer/service-offer';
import { useTexts } from '../../texts';
import styles from './CompanyFlow.module.css';

const rows = [0, 1, 2, 3] as const;
const steps = [0, 1, 2] as const;

/**
 * How a company is formed, as a bridge: four spans of three steps. On phones a tap opens a step's text. From tablets on every step
 * shows it, below a heading: a control would do nothing. On wide screens the pointer lights the heading.
 */
export function CompanyFlow() {
  const t = useTexts();
  return (
    <Section title={t('flow.title')} lead={t('flow.lead')} sand>
      <ol className={styles.flow}>
        {rows.map((row) => (
          <li key={row} className={styles.span}>
            <h3 className={styles.name}>{t(`flow.${row}`)}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <FlowStep key={step} row={row} step={step} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function FlowStep({ row, step }: { row: (typeof rows)[number]; step: (typeof steps)[number] }) {
  const t = useTexts();
  const { language } = useSite();
  const title = <WholeNames>{t(`flow.${row}.${step}`)}</WholeNames>;
  const text = (
    <p>
      <WholeNames>{t(`flow.${row}.${step}.text`, officialAmounts(language))}</WholeNames>
    </p>
  );
  return (
    <li>
      {/* The first is open, as an example of what the others contain. */}
      <details className={styles.step} open={row === 0 && step === 0}>
        <summary className={styles.title}>{title}</summary>
        {text}
      </details>
      <div className={styles.step}>
        <h4 className={styles.title}>{title}</h4>
        {text}
      </div>
    </li>
  );
}
