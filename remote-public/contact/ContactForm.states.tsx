import type { States, User } from '@ponte/kit/ui/states';
import { ContactForm, HandedOver } from './ContactForm';

async function fill(user: User, email: string) {
  await user.type('[name=name]', 'Ana Souza');
  await user.type('[name=email]', email);
  await user.type('[name=message]', 'F-1');
  await user.click('[type=submit]');
}

const form = <ContactForm />;

export const states: States = {
  empty: form,
  'sent empty': { render: () => form, window: 760, play: (user) => user.click('[type=submit]') },
  'not an e-mail address': { render: () => form, window: 700, play: (user) => fill(user, 'ana') },
  'no channel configured': { render: () => form, window: 800, unconfigured: true },
  'opened the chat app': <HandedOver channel="chat" link="#chat" />,
  'opened the mail program': <HandedOver channel="email" link="#mail" />,
};
