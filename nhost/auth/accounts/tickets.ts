import { randomUUID } from 'node:crypto';
import type { AuthDatabase } from '../../database/tables';
import type { MailTemplate } from '../../mail/mail';
import type { AuthContext } from '../context';
import type { Account } from './user-json';

/** The kinds of ticket, with their lifetime in seconds. */
const ticketSeconds = {
  verifyEmail: 2_592_000,
  passwordlessEmail: 3600,
  emailConfirmChange: 3600,
  passwordReset: 3600,
  mfaTotp: 300,
} as const;

type TicketType = keyof typeof ticketSeconds;

export function createTicket(type: TicketType, now: Date): { ticket: string; ticket_expires_at: Date } {
  const ticket_expires_at = new Date(now.getTime() + ticketSeconds[type] * 1000);
  return { ticket: `${type}:${randomUUID()}`, ticket_expires_at };
}

/** Finds the ticket's user and leaves the ticket valid. */
export async function findByTicket(db: AuthDatabase, ticket: string, now: Date): Promise<Account | undefined> {
  const users = db.selectFrom('auth.users').where('ticket', '=', ticket).where('ticket_expires_at', '>', now);
  return users.selectAll().executeTakeFirst();
}

/** Finds the ticket's user and invalidates the ticket: of concurrent calls with one ticket, one gets the user. */
export async function consumeTicket(trx: AuthDatabase, ticket: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('auth.users')
    .set({ ticket: null, updated_at: now })
    .where('ticket', '=', ticket)
    .where('ticket_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

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
