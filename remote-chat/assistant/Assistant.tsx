import { useEffect, useReducer } from 'react';
import { useLauncher } from '@ponte/kit';
import { AssistantDialog } from './AssistantDialog';
import { beginning, converse } from './conversation/conversation';

/** Hel's dialog, opened by the shell's launcher. The conversation is kept while it is closed. */
export default function Assistant() {
  const { isOpen, dialogId, close, returnFocus } = useLauncher();
  const [conversation, dispatch] = useReducer(converse, beginning);

  useEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);

  return isOpen && <AssistantDialog id={dialogId} conversation={conversation} dispatch={dispatch} onClose={close} />;
}
