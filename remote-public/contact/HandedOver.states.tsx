import type { States } from '@ponte/kit/ui/states';
import { HandedOver } from './HandedOver';

export const states: States = {
  'to the chat app': <HandedOver way="chat" link="#chat" />,
  'to the mail program': <HandedOver way="email" link="#mail" />,
};
