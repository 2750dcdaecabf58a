import { useSite, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { DeskPicture } from '../desk/DeskPicture';
import { Closing } from '../layout/Closing';
import { HangingCable } from '../layout/HangingCable';
import { FirstScreenEnd } from '../layout/FirstScreenEnd';
import { PicturedIntro } from '../layout/PicturedIntro';
import { Section } from '../layout/Section';
import { StepList } from '../layout/StepList';
import { CompanyDetails } from '../proof/CompanyDetails';
import { company } from '../proof/company';
import { documentCare } from '../proof/document-care';
import { people } from '../proof/our-people';
import { Documents } from '../proof/Documents';
import { People } from '../proof/People';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { organization } from '../structured-data/organization';
import { useTexts } from '../texts';
import styles from './AboutPage.module.css';

const values = ['experience', 'personal', 'commitment'] as const;
const steps = ['talk', 'prepare', 'review', 'follow'] as const;

export default function AboutPage() {
  const t = useTexts();
  const { brand } = useSite().settings;
  return (
    <>
      <PicturedIntro
        picture={<DeskPicture of="about" />}
        title={t('about.title')}
        lead={t('about.lead')}
        name={t('about.name')}
        endsFirstScreen={false}
      />
      <Section title={t('about.values.title')} cable={<HangingCable />} beside>
        <dl className={styles.values}>
          {values.map((value) => (
            <div key={value}>
              <dt>{t(`about.values.${value}.title`)}</dt>
              <dd>
                <WholeNames>{t(`about.values.${value}.text`)}</WholeNames>
              </dd>
            </div>
          ))}
        </dl>
        <FirstScreenEnd />
      </Section>
      {people.length > 0 && (
        <Section title={t('about.people.title')}>
          <People people={people} />
        </Section>
      )}
      <Section title={t('about.how.title')} sand>
        <StepList
          columns={styles.steps}
          steps={steps.map((step) => (
            <>
              <h3>{t(`about.how.${step}.title`)}</h3>
              <p>{t(`about.how.${step}.text`)}</p>
            </>
          ))}
        />
      </Section>
      <Documents care={documentCare} />
      <Section title={t('about.limits.title')} cable={<HangingCable />} beside>
        <p className={styles.limits}>{t('about.limits.text', { brand })}</p>
      </Section>
      <CompanyDetails company={company} />
      <Closing />
    </>
  );
}

export const hydration = 'never' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site } = context;
  return {
    title: t('about.head.title', { brand: site.brand }),
    description: t('about.head.description'),
    jsonLd: PRERENDERS ? [organization(context), breadcrumbs(context, [{ to: 'about', name: t('about.name') }])] : [],
  };
}
