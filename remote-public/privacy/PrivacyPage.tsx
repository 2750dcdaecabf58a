import { useSite, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { PageIntro } from '../layout/PageIntro';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import styles from './PrivacyPage.module.css';

const topics = ['cookies', 'newsletter', 'chat', 'contact', 'login', 'technical', 'rights'] as const;

export default function PrivacyPage() {
  const t = useTexts();
  const { email } = useSite().settings;
  return (
    <>
      <PageIntro title={t('privacy.title')} lead={t('privacy.lead')} />
      <div className={styles.policy}>
        {topics.map((topic) => (
          <section key={topic}>
            <h2>{t(`privacy.${topic}.title`)}</h2>
            <p>
              <WholeNames>{t(`privacy.${topic}.text`)}</WholeNames>
            </p>
            {topic === 'rights' && email && (
              <p>
                {t('privacy.rights.email')} <a href={`mailto:${email}`}>{email}</a>.
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

export const hydration = 'never' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site } = context;
  const brand = site.brand;
  return {
    title: t('privacy.head.title', { brand }),
    description: t('privacy.head.description', { brand }),
    jsonLd: PRERENDERS ? [breadcrumbs(context, [{ to: 'privacy', name: t('privacy.title') }])] : [],
  };
}
