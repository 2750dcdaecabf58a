import type { Dispatch } from 'react';
import { ContactChannels } from './ContactChannels';
import { Choices } from './Choices';
import { currentNode, type Conversation, type Turn } from './conversation/conversation';
import { script } from './conversation/script';
import { VisitorForm } from './VisitorForm';

/** What the visitor can do at the current node. */
export function Answers({ conversation, take }: { conversation: Conversation; take: Dispatch<Turn> }) {
  const { shows, options } = script[currentNode(conversation)];
  if (shows === 'form') {
    return (
      <VisitorForm
        visitor={conversation.visitor}
        onType={(visitor) => take({ type: 'type', visitor })}
        onSubmit={() => take({ type: 'introduce' })}
      />
    );
  }
  if (shows === 'contact') return <ContactChannels conversation={conversation} />;
  return <Choices options={options} onChoose={(next) => take({ type: 'choose', next })} />;
}
