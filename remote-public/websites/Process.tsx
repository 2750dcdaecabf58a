import { Section } from '../layout/Section';
import { StepList } from '../layout/StepList';
import { CheckList } from '../layout/TickList';
import { useTexts } from '../texts';

const steps = ['quote', 'work', 'publish'] as const;
const items = ['business', 'languages', 'pictures', 'texts', 'domain', 'store'] as const;

/** How a website comes to be, and what the visitor sends for it. */
export function Process() {
  const t = useTexts();
  return (
    <>
      <Section title={t('websites.steps.title')}>
        <StepList steps={steps.map((step) => t(`websites.steps.${step}`))} />
      </Section>
      <Section title={t('detail.send')} lead={t('websites.send.note')} beside>
        <CheckList items={items.map((item) => t(`websites.send.${item}`))} />
      </Section>
    </>
  );
}
