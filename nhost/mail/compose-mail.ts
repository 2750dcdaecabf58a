import type { SendMailOptions } from './transport';
import type { MailRequest } from './mail';
import { getWords } from './templates';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A mail with Nhost's headers, which say what it is for to a program that reads it. */
export function composeMail(request: MailRequest, sender: string): SendMailOptions {
  const { template, to, locale, ticket, redirectTo, link, displayName } = request;
  const words = getWords(template, locale);
  const target = link || ticket;
  const html = link
    ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
    : `<strong>${escapeHtml(ticket)}</strong>`;
  return {
    from: sender,
    to: { name: displayName === to ? '' : displayName, address: to },
    subject: words.subject.replace('${redirectTo}', () => redirectTo),
    text: `${words.body}\n\n${target}\n`,
    html: `<p>${escapeHtml(words.body)}</p><p>${html}</p>`,
    headers: {
      // Prepared values are not folded: a program reads the link as one line.
      'X-Email-Template': { prepared: true, value: template },
      'X-Ticket': { prepared: true, value: ticket },
      'X-Redirect-To': { prepared: true, value: redirectTo },
      // Absent for a code: the library drops a header without a value.
      'X-Link': { prepared: true, value: link },
    },
  };
}
