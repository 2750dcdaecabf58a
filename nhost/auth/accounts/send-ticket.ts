import type { MailTemplate } from '../../mail/mail';
import type { AuthContext } from '../context';
import type { Account } from './user-json';

/** The `type` of the link in each mail. */
const linkTypes = {
  'email-verify': 'emailVerify',
  'email-confirm-change': 'emailConfirmChange',
  'signin-passwordless': 'signinPasswordless',
  'password-reset': 'passwordReset',
} as const satisfies Partial<Record<MailTemplate, string>>;

interface TicketMail {
  template: keyof typeof linkTypes;
  ticket: string;
  redirectTo: string;
  user: Pick<Account, 'locale' | 'display_name'>;
  to: string;
}

/** Mails a link that carries a ticket. Call it after the transaction that stored the ticket. */
export function sendTicket(
  { config, mail }: AuthContext,
  { template, ticket, redirectTo, user, to }: TicketMail,
): void {
  const query = new URLSearchParams({ redirectTo, ticket, type: linkTypes[template] });
  const link = `${config.serverUrl}/verify?${query}`;
  mail.send({ template, to, locale: user.locale, displayName: user.display_name, ticket, redirectTo, link });
}
