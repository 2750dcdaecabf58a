import { useEffect, useReducer } from 'react';
import { useLauncher, type SlotModule } from '@ponte/kit';
import { AssistantDialog } from './AssistantDialog';
import { beginning, converse } from './conversation/conversation';

export const launchedBy: SlotModule['launchedBy'] = 'shell';

/** Hel's dialog, which the shell's launcher opens. Closing keeps the conversation. */
export default function Assistant() {
  const { isOpen, dialogId, close, returnFocus } = useLauncher();
  const [conversation, take] = useReducer(converse, beginning);

  useEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);

  return isOpen && <AssistantDialog id={dialogId} conversation={conversation} take={take} onClose={close} />;
}
