import { useSite } from '@ponte/kit';
import { Section } from '../layout/Section';
import { useTexts } from '../texts';
import type { Company } from './company';
import styles from './CompanyDetails.module.css';
import { PhoneLink } from './PhoneLink';
import { Sample } from './Sample';

/** Who is responsible for the site, in the lines that are configured. Renders nothing without a company. */
export function CompanyDetails({ company }: { company: Company | undefined }) {
  const t = useTexts();
  const { language } = useSite();
  if (!company) return null;
  const { legalName, registration, address, phone, hours, replyHours, sample } = company;
  const lines = [
    ['name', legalName],
    ['registration', registration?.[language]],
    ['address', address],
    ['phone', phone && <PhoneLink number={phone} />],
    ['hours', hours?.[language]],
    ['reply', replyHours && t('proof.reply_within', { hours: replyHours })],
  ] as const;
  return (
    <Section title={t('proof.company')} kind={sample && <Sample />} beside>
      <dl className={styles.company}>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`proof.company.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
