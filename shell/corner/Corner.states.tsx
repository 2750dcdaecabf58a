import type { States, Visitor } from '@ponte/kit/ui/states';
import { inShell, withAssistant } from '../testing/scenes';
import { Corner } from './Corner';

const launch = (visitor: Visitor) => visitor.press('[data-assistant] button');

export const states: States = {
  'with the assistant': { shows: inShell(<Corner withAssistant />, withAssistant), window: 200 },
  'the assistant is on its way': { shows: inShell(<Corner withAssistant />), window: 200, enter: launch },
  'the assistant is missing': { shows: inShell(<Corner withAssistant />, 'missing'), window: 260, enter: launch },
  'the chat app alone': { shows: inShell(<Corner withAssistant={false} />), window: 120 },
};
