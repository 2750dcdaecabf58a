import type { Stories, User } from '@ponte/kit/ui/stories';
import { inShell, withAssistant } from '../testing/stories';
import { Corner } from './Corner';

const launch = (user: User) => user.click('[data-assistant] button');

export const stories: Stories = {
  'with the assistant': { render: () => inShell(<Corner withAssistant />, withAssistant), window: 200 },
  'the assistant is loading': { render: () => inShell(<Corner withAssistant />), window: 200, play: launch },
  'the assistant failed': { render: () => inShell(<Corner withAssistant />, 'missing'), window: 260, play: launch },
  'the chat app alone': { render: () => inShell(<Corner withAssistant={false} />), window: 120 },
};
