import { Link } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { Section, type SectionProps } from './Section';

function Example(form: Pick<SectionProps, 'beside' | 'sand'>) {
  const t = useTexts();
  return (
    <Section
      {...form}
      title={t('home.services.title')}
      lead={t('home.services.lead')}
      more={<Link to="services">{t('home.services.all')}</Link>}
    >
      <p>{t('about.limits.text', { brand: 'Ponte' })}</p>
    </Section>
  );
}

export const stories: Stories = {
  'heading above': <Example />,
  'heading beside': <Example beside />,
  'on sand': <Example sand />,
};
