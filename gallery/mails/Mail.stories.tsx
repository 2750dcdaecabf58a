import { pt } from 'nhost/mail/words/pt';
import type { MailTemplate } from 'nhost/mail/mail';
import type { Stories } from '@ponte/kit/ui/stories';
import { Mail } from './Mail';

const templates = Object.keys(pt.templates) as MailTemplate[];

export const stories: Stories = {
  ...Object.fromEntries(templates.map((template) => [template, <Mail key={template} template={template} />])),
  'to a person without a name': <Mail template="signin-passwordless" name="" />,
};
