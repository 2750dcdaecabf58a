import type { States, Visitor } from '@ponte/kit/ui/states';
import { ContactForm, HandedOver } from './ContactForm';

async function write(user: User, email: string) {
  await user.type('[name=name]', 'Ana Souza');
  await user.type('[name=email]', email);
  await user.type('[name=message]', 'F-1');
  await user.click('[type=submit]');
}

const form = <ContactForm />;

export const states: States = {
  empty: form,
  'sent empty': { shows: form, window: 760, enter: (visitor) => visitor.press('[type=submit]') },
  'not an e-mail address': { shows: form, window: 700, enter: (visitor) => write(visitor, 'ana') },
  'no way configured': { shows: form, window: 800, unconfigured: true },
  'opened the chat app': <HandedOver way="chat" link="#chat" />,
  'opened the mail program': <HandedOver way="email" link="#mail" />,
};
