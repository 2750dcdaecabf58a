import { AuthError } from '../errors/auth-error';

const pattern = /^(verifyEmail|passwordlessEmail|emailConfirmChange|passwordReset):[\w-]{1,100}$/;

/** What a link's ticket is for. A ticket of a second factor is not for links. @throws AuthError */
export function readTicketType(ticket: string): string {
  const type = pattern.exec(ticket)?.[1];
  if (type === undefined) throw new AuthError('invalid-ticket');
  return type;
}
