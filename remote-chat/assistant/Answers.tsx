import type { Dispatch } from 'react';
import { Button, buttonClass, ButtonLink, chatLink, useSite } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useTexts } from '../texts';
import styles from './Answers.module.css';
import { currentNode, findSubject, type Conversation, type Turn } from './conversation/conversation';
import { script, type NodeId, type ScriptOption } from './conversation/script';
import { PageLink } from './PageLink';
import { usePageService, usePageTopic } from './use-page-topic';
import { VisitorForm } from './VisitorForm';

/** What the visitor can do at the current node: fill in the form, choose an option, or contact a person. */
export function Answers({ conversation, dispatch }: { conversation: Conversation; dispatch: Dispatch<Turn> }) {
  const { shows, options } = script[currentNode(conversation)];
  if (shows === 'form') {
    return (
      <VisitorForm
        visitor={conversation.visitor}
        onType={(visitor) => dispatch({ type: 'type', visitor })}
        onSubmit={() => dispatch({ type: 'introduce' })}
      />
    );
  }
  if (shows === 'contact') return <ContactChannels conversation={conversation} />;
  return <Choices options={options} onChoose={(next) => dispatch({ type: 'choose', next })} />;
}

function Choices({ options, onChoose }: { options: readonly ScriptOption[]; onChoose: (next: NodeId) => void }) {
  const t = useTexts();
  // What the page is about comes first; the others keep their order.
  const subjects: readonly (NodeId | undefined)[] = [usePageTopic(), usePageService()];
  const isOwn = ({ next }: ScriptOption) => subjects.includes(next);
  const sorted = [...options.filter(isOwn), ...options.filter((option) => !isOwn(option))];
  const only = options.length === 1;
  return (
    <div role="group" className={styles.choices} aria-label={t('chat.choices')}>
      {sorted.map(({ label, next }) => (
        <Button
          key={next}
          kind={only ? 'primary' : 'quiet'}
          className={only ? styles.only : styles.choice}
          onClick={({ detail }) => {
            // The second click of a double click would choose an option of the next message, now under the pointer.
            if (detail < 2) onChoose(next);
          }}
        >
          <WholeNames>{t(label)}</WholeNames>
        </Button>
      ))}
    </div>
  );
}

/** Links to a person, with a prepared message. Without configured channels, a link to the contact page. */
function ContactChannels({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const { settings } = useSite();
  const subject = findSubject(conversation);
  if (!subject) return null;
  const message = t('chat.contact.message', { ...conversation.visitor, topic: t(`chat.topic.${subject}`) });
  const app = chatLink(settings, message);

  return (
    <div className={styles.choices}>
      {app && (
        <ButtonLink kind="primary" href={app}>
          {t('chat.contact.app')}
        </ButtonLink>
      )}
      {settings.email && (
        <ButtonLink href={mailLink(settings.email, t(`chat.choose.${subject}`), message)}>
          {t('chat.contact.email')}
        </ButtonLink>
      )}
      {!app && !settings.email && (
        <PageLink to="contact" className={buttonClass('primary')}>
          {t('chat.contact.page')}
        </PageLink>
      )}
    </div>
  );
}

function mailLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
