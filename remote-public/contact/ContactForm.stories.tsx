import type { Stories, User } from '@ponte/kit/ui/stories';
import { ContactForm, OpenedNotice } from './ContactForm';

async function fill(user: User, email: string) {
  await user.type('[name=name]', 'Ana Souza');
  await user.type('[name=email]', email);
  await user.type('[name=message]', 'F-1');
  await user.click('[type=submit]');
}

const form = <ContactForm />;

export const stories: Stories = {
  empty: form,
  'submitted empty': { render: () => form, window: 760, play: (user) => user.click('[type=submit]') },
  'an invalid email address': { render: () => form, window: 700, play: (user) => fill(user, 'ana') },
  'no channel configured': { render: () => form, window: 800, unconfigured: true },
  'opened the chat app': <OpenedNotice via="chat" link="#chat" />,
  'opened the mail program': <OpenedNotice via="email" link="#mail" />,
};
