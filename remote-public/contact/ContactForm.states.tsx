import type { States, Visitor } from '@ponte/kit/ui/states';
import { ContactForm } from './ContactForm';

async function write(visitor: Visitor, email: string) {
  await visitor.type('[name=name]', 'Ana Souza');
  await visitor.type('[name=email]', email);
  await visitor.type('[name=message]', 'F-1');
  await visitor.press('[type=submit]');
}

const form = <ContactForm />;

export const states: States = {
  empty: form,
  'sent empty': { shows: form, window: 760, enter: (visitor) => visitor.press('[type=submit]') },
  'not an e-mail address': { shows: form, window: 700, enter: (visitor) => write(visitor, 'ana') },
  'no way configured': { shows: form, window: 800, unconfigured: true },
};
