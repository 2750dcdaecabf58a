import type { MailRequest, MailTemplate } from './mail';
import type { SendMailOptions } from './transport';

interface Words {
  subject: string;
  /** What to do, before the link or the code. */
  body: string;
}

type Language = 'pt' | 'en' | 'es';

const templates: Record<Language, Record<MailTemplate, Words>> = {
  en: {
    'email-verify': { subject: 'Verify your email', body: 'Use this link to verify your email:' },
    'email-confirm-change': {
      subject: 'Change your email address',
      body: 'Use this link to confirm your new email address:',
    },
    'signin-passwordless': { subject: 'Secure sign-in link', body: 'Use this link to sign in:' },
    'signin-otp': { subject: 'One-time password for ${redirectTo}', body: 'Your one-time password is:' },
    'password-reset': { subject: 'Reset your password', body: 'Use this link to reset your password:' },
  },
  pt: {
    'email-verify': { subject: 'Confirme seu e-mail', body: 'Use este link para confirmar seu e-mail:' },
    'email-confirm-change': {
      subject: 'Altere seu endereço de e-mail',
      body: 'Use este link para confirmar seu novo endereço de e-mail:',
    },
    'signin-passwordless': { subject: 'Seu link de acesso', body: 'Use este link para entrar:' },
    'signin-otp': { subject: 'Código de acesso para ${redirectTo}', body: 'Seu código de acesso é:' },
    'password-reset': { subject: 'Redefina sua senha', body: 'Use este link para redefinir sua senha:' },
  },
  es: {
    'email-verify': { subject: 'Confirma tu correo', body: 'Usa este enlace para confirmar tu correo:' },
    'email-confirm-change': {
      subject: 'Cambia tu correo electrónico',
      body: 'Usa este enlace para confirmar tu nuevo correo electrónico:',
    },
    'signin-passwordless': { subject: 'Tu enlace de acceso', body: 'Usa este enlace para entrar:' },
    'signin-otp': { subject: 'Código de acceso para ${redirectTo}', body: 'Tu código de acceso es:' },
    'password-reset': { subject: 'Restablece tu contraseña', body: 'Usa este enlace para restablecer tu contraseña:' },
  },
};

const isLanguage = (locale: string): locale is Language => Object.hasOwn(templates, locale);

/** The words of a mail; English for a locale that has none. */
export function getWords(template: MailTemplate, locale: string): Words {
  return templates[isLanguage(locale) ? locale : 'en'][template];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A prepared value is not folded: a program reads the link as one line. The library checks no such value. */
const oneLine = (value: string) => ({ prepared: true, value: value.replace(/[\r\n]+/g, ' ') });

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
      'X-Email-Template': oneLine(template),
      'X-Ticket': oneLine(ticket),
      'X-Redirect-To': oneLine(redirectTo),
      // Absent for a code: the library drops a header without a value.
      'X-Link': oneLine(link),
    },
  };
}
