import type { States } from 'shared-config/ui/states';
import { inShell, withAssistant } from '../testing/scenes';
import { Corner } from './Corner';

export const states: States = {
  'with the assistant': { shows: inShell(<Corner withAssistant />, withAssistant), window: 200 },
  'the assistant is missing': { shows: inShell(<Corner withAssistant />, 'missing'), window: 260 },
  'the chat app alone': { shows: inShell(<Corner withAssistant={false} />), window: 120 },
};
