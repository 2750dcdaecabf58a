import type { States } from '@ponte/kit/ui/states';
import { TalkLink } from './TalkLink';

export const states: States = {
  'to the chat app': <TalkLink />,
  'to the contact page: no chat number': { render: () => <TalkLink />, unconfigured: true },
};
