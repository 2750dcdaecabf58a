import type { ServiceFacts } from '@ponte/contract/catalogue/service-facts';
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
      {governmentTime && <Fact name={t('fact.government_time')}>{t(`fact.time.${governmentTime}`)}</Fact>}
      <Fact name={t('fact.you_send')}>
        <a href={`#${sendId}`}>{t('fact.items', { number: String(itemsToSend) })}</a>
      </Fact>
      <Fact name={t('fact.who')}>{t('fact.who_text')}</Fact>
      <Fact name={t('fact.official_page')}>
        <a href={official.href} rel="noopener">
          {official.hostname.replace('www.', '')}
        </a>
      </Fact>
    </dl>
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
