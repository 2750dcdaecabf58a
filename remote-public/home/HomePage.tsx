import type { HeadContext, PageHead } from 'shared-config/kit';
import { organization } from '../structured-data/organization';
import { useTexts } from '../texts';

export default function HomePage() {
  const t = useTexts();
  return <h1>{t('home.title')}</h1>;
}

export function head(context: HeadContext): PageHead {
  const brand = context.site.brand;
  return {
    title: context.t('home.head.title', { brand }),
    description: context.t('home.head.description'),
    jsonLd: [organization(context)],
  };
}
