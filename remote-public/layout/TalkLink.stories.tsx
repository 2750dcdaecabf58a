import type { Stories } from '@ponte/kit/ui/stories';
import { TalkLink } from './TalkLink';

export const stories: Stories = {
  'to the chat app': <TalkLink />,
  'to the contact page: no chat number': { render: () => <TalkLink />, unconfigured: true },
};
