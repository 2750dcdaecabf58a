/** One of Nhost's mails, before it has words. */
export interface MailRequest {
  template: MailTemplate;
  to: string;
  locale: string;
  displayName: string;
  /** What the recipient proves the mailbox with: a ticket, or a code of six digits. */
  ticket: string;
  redirectTo: string;
  /** The address that the ticket is used at; empty for a code. */
  link: string;
}

export type MailTemplate =
  'email-verify' | 'email-confirm-change' | 'signin-passwordless' | 'signin-otp' | 'password-reset';

export interface Mail {
  /** Hands a mail over and returns at once, so that the time of a response says nothing about an account. */
  send(request: MailRequest): void;
  /** Waits for the mails that are under way. */
  flush(): Promise<void>;
}
