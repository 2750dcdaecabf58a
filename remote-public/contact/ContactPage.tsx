import type { Hydration, HeadContext, PageHead } from '@ponte/kit';
import { PageIntro } from '../layout/PageIntro';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { DirectChat, OtherWays } from './OtherWays';

export default function ContactPage() {
  const t = useTexts();
  return (
    <div className={styles.contact}>
      <PageIntro title={t('contact.title')} name={t('contact.name')} />
      <DirectChat />
      <ContactForm />
      <OtherWays />
    </div>
  );
}

export const hydration = 'load' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site } = context;
  const brand = site.brand;
  return {
    title: t('contact.head.title', { brand }),
    description: t('contact.head.description', { brand }),
    jsonLd: PRERENDERS ? [breadcrumbs(context, [{ to: 'contact', name: t('contact.name') }])] : [],
  };
}
