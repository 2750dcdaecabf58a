import { useSite } from '@ponte/kit';
import { Section } from '../layout/Section';
import { TickList } from '../layout/TickList';
import { useTexts } from '../texts';
import type { DocumentCare } from './document-care';
import { Sample } from './Sample';

/** How the visitors' documents are handled. Renders nothing while that is not configured. */
export function Documents({ care }: { care: DocumentCare | undefined }) {
  const t = useTexts();
  const { language } = useSite();
  if (!care) return null;
  return (
    <Section title={t('proof.documents')} kind={care.sample && <Sample />} beside>
      <TickList items={care.promises.map((words) => words[language])} />
    </Section>
  );
}
