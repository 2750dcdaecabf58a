import { type LetterParts, toHtml, toText } from './letter';
import type { MailRequest } from './mail';
import type { SendMailOptions } from './transport';
import { en } from './words/en';
import { es } from './words/es';
import { type MailLanguage, pt } from './words/pt';

const languages: Readonly<Record<string, MailLanguage>> = { pt, en, es };

/** A prepared value is not folded: a program reads the link as one line. The library checks no such value. */
const oneLine = (value: string) => ({ prepared: true, value: value.replace(/[\r\n]+/g, ' ') });

/** The site that the mail leads back to, by its host alone. */
const hostOf = (redirectTo: string) => (URL.canParse(redirectTo) ? new URL(redirectTo).host : redirectTo);

const fill = (text: string, name: 'host' | 'name', value: string) => text.replace(`{${name}}`, () => value);

/** The words of a mail in the recipient's language, English where there are none in it. */
function compose({ template, to, locale, ticket, redirectTo, link, displayName }: MailRequest) {
  const known = Object.hasOwn(languages, locale) ? locale : 'en';
  const { greeting, greetingWithoutName, orCopy, templates } = languages[known] ?? en;
  const { subject, lead, action, lifetime, notYou } = templates[template];
  const host = hostOf(redirectTo);
  const name = displayName === to ? '' : displayName.replace(/\s+/g, ' ').trim();
  const letter: LetterParts = {
    language: known,
    subject: fill(subject, 'host', host),
    greeting: name ? fill(greeting, 'name', name) : greetingWithoutName,
    lead: fill(lead, 'host', host),
    ...(link && action ? { link: { href: link, label: action, orCopy } } : { code: ticket }),
    notes: [lifetime, notYou],
  };
  return letter;
}

/** A mail with Nhost's headers, which say what it is for to a program that reads it. */
export function composeMail(request: MailRequest, sender: string): SendMailOptions {
  const { template, to, ticket, redirectTo, link, displayName } = request;
  const letter = compose(request);
  return {
    from: sender,
    to: { name: displayName === to ? '' : displayName, address: to },
    subject: letter.subject,
    text: toText(letter),
    html: toHtml(letter),
    headers: {
      'X-Email-Template': oneLine(template),
      'X-Ticket': oneLine(ticket),
      'X-Redirect-To': oneLine(redirectTo),
      // Absent for a code: the library drops a header without a value.
      'X-Link': oneLine(link),
    },
  };
}
