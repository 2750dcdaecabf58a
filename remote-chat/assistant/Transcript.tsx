import type { Ref } from 'react';
import { priceOn, scopeOf } from '@ponte/contract/catalogue/catalogue';
import { splitPrice, type PriceScope } from '@ponte/contract/catalogue/price';
import { Lamp, useSite, VisuallyHidden } from '@ponte/kit';
import { useTexts, type TextKey } from '../texts';
import { transcriptOf, type Conversation, type Entry } from './conversation/conversation';
import type { Leaf } from './conversation/script';
import type { Visitor } from './conversation/visitor';
import { ServiceLink, TopicLink } from './DetailsLink';
import styles from './Transcript.module.css';

interface TranscriptProps {
  ref: Ref<HTMLDivElement>;
  conversation: Conversation;
  /** The id of the last entry. */
  latestId: string;
}

export function Transcript({ ref, conversation, latestId }: TranscriptProps) {
  const t = useTexts();
  const entries = transcriptOf(conversation);
  return (
    <div ref={ref} role="log" aria-label={t('chat.log')}>
      {entries.map((entry, index) => (
        <div key={index} id={index === entries.length - 1 ? latestId : undefined} className={styles.entry}>
          {entry.speaker === 'hel' ? (
            <HelSays entry={entry} name={conversation.visitor.name} />
          ) : (
            <VisitorSays entry={entry} visitor={conversation.visitor} />
          )}
        </div>
      ))}
    </div>
  );
}

function HelSays({ entry, name }: { entry: Entry & { speaker: 'hel' }; name: string }) {
  const [firstName = name] = name.split(' ');
  const t = useTexts();
  return (
    <>
      <p className={styles.speaker}>
        <Lamp />
        {t('chat.hel')}
      </p>
      <p>{t(entry.message, { name: firstName })}</p>
      {entry.service && <Price service={entry.service} />}
      {entry.service && <ServiceLink service={entry.service} />}
      {entry.other && <TopicLink topic={entry.other} />}
    </>
  );
}

function VisitorSays({ entry, visitor }: { entry: Entry & { speaker: 'visitor' }; visitor: Visitor }) {
  const t = useTexts();
  return (
    <div className={styles.visitor}>
      {entry.choice ? <VisuallyHidden>{visitor.name}: </VisuallyHidden> : <p>{visitor.name}</p>}
      <p>{entry.choice ? t(entry.choice) : visitor.email}</p>
    </div>
  );
}

function Price({ service }: { service: Leaf }) {
  const t = useTexts();
  const { language, settings } = useSite();
  const price = priceOn('chat', service, settings.pricesFrom);
  if (price.kind !== 'amount') return null;
  const { currency, number } = splitPrice(language, price.amount);
  const scope = scopeOf(service, settings.pricesFrom);
  const scopeText = scope && scopeTexts[scope];
  return (
    <p className={styles.price}>
      <span>{t('chat.price')}</span>{' '}
      <span className={styles.amount}>
        {price.from && t('chat.from')}{' '}
        <strong>
          <span>{currency}</span>
          {number}
        </strong>{' '}
        {scopeText && t(scopeText)}
      </span>
    </p>
  );
}

/** The scopes of services that Hel offers. */
export const scopeTexts: Partial<Record<PriceScope, TextKey>> = {
  applicant: 'chat.scope.applicant',
  person: 'chat.scope.person',
  company: 'chat.scope.company',
};
