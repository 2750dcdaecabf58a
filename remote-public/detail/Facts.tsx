import type { GovernmentTime, ServiceFacts } from '@ponte/contract/catalogue/service-facts';
import { Link } from '@ponte/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import { sendId } from './WhatYouSend';
import styles from './Facts.module.css';

interface FactsProps {
  facts: ServiceFacts;
  /** The number of items on the page's list of what the visitor sends. */
  itemsToSend: number;
  /** The government's own page on fees and processing times. */
  official: URL;
}

/** The facts of a service as rows; those that are not known are left out. */
export function Facts({ facts: { ourDays, governmentTime }, itemsToSend, official }: FactsProps) {
  const t = useTexts();
  return (
    <dl className={styles.facts}>
      {ourDays && (
        <Fact name={t('fact.our_time')}>
          {t('fact.our_days', { from: String(ourDays.from), to: String(ourDays.to) })}
        </Fact>
      )}
      {governmentTime && (
        <Fact name={t('fact.government_time')}>
          <GovernmentLink to={waitingTimes[governmentTime]}>{t(`fact.time.${governmentTime}`)}</GovernmentLink>
        </Fact>
      )}
      <Fact name={t('fact.you_send')}>
        <a href={`#${sendId}`}>{t('fact.items', { number: String(itemsToSend) })}</a>
      </Fact>
      <Fact name={t('fact.who')}>
        <Link to="about">{t('fact.who_text')}</Link>
      </Fact>
      <Fact name={t('fact.official_page')}>
        <GovernmentLink to={official.href}>{official.hostname.replace('www.', '')}</GovernmentLink>
      </Fact>
    </dl>
  );
}

/** Where an authority publishes how long it takes now. */
const waitingTimes: Readonly<Partial<Record<GovernmentTime, string>>> = {
  consulate:
    'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
  uscis: 'https://egov.uscis.gov/processing-times/',
};

/** A text that leads to a page of the government, if it has one. */
function GovernmentLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <a href={to} rel="noopener">
      {children}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
