import type { MailRequest, MailTemplate } from './mail';
import { composeMail } from './templates';
import { pt } from './words/pt';

const request: MailRequest = {
  template: 'password-reset',
  to: 'ana@exemplo.com',
  locale: 'pt',
  displayName: 'Ana <b>Lima</b>',
  ticket: 'passwordReset:1',
  redirectTo: 'https://ponte.example/esqueci-senha',
  link: 'https://ponte.example/v1/auth/verify?a=1&b=2',
};
const write = (changed: Partial<MailRequest> = {}) => {
  const { subject, text, html } = composeMail({ ...request, ...changed }, 'no-reply@ponte.example');
  return { subject, text: String(text), html: String(html) };
};

it('greets by name, and says what the mail is for, what to do and what to do if another person asked for it', () => {
  const { subject, text } = write();
  expect(subject).toBe('Escolha uma nova senha');
  expect(text.split('\n\n')).toEqual([
    'Olá, Ana <b>Lima</b>!',
    'Recebemos um pedido para trocar a senha da sua conta em ponte.example.',
    request.link,
    'O link vale por uma hora e só pode ser usado uma vez.',
    'Se não foi você, ignore esta mensagem: a senha continua a mesma.\n',
  ]);
});

it('has the same words as HTML, escaped, with a button and the bare address', () => {
  const { html } = write();
  expect(html).toContain('<html lang="pt">');
  expect(html).toContain('Olá, Ana &#60;b&#62;Lima&#60;/b&#62;!');
  const href = 'https://ponte.example/v1/auth/verify?a=1&#38;b=2';
  expect(html.split(href)).toHaveLength(3);
  expect(html).toMatch(/<a href="[^"]+" class="button" style="[^"]+">Escolher nova senha<\/a>/);
});

it('is dark where the mail program is: each color of the light look has one', () => {
  const { html } = write();
  const dark = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const colored = [...html.matchAll(/class="(\w+)" style="[^"]*color:/g)].map(([, name]) => name);
  expect(colored).toEqual(expect.arrayContaining(['page', 'button', 'address', 'quiet']));
  expect(colored.filter((name) => !dark.includes(`.${name} {`) && !dark.includes(`.${name},`))).toEqual([]);
});

it('greets without a name whose account has none, and keeps a name on one line', () => {
  expect(write({ displayName: request.to }).text).toMatch(/^Olá!\n\n/);
  expect(write({ displayName: 'Ana\r\n\r\nBcc: x' }).text).toMatch(/^Olá, Ana Bcc: x!\n\n/);
});

it('shows a code as such, and no button', () => {
  const { subject, text, html } = write({ template: 'signin-otp', locale: 'en', ticket: '012345', link: '' });
  expect(subject).toBe('Your sign-in code for ponte.example');
  expect(text).toContain('\n\n012345\n\n');
  expect(html).toContain('>012345</p>');
  expect(html).not.toContain('<a ');
});

const every = Object.keys(pt.templates) as MailTemplate[];

it.each(['pt', 'en', 'es'])('leaves no placeholder in %s', (locale) => {
  for (const template of every) {
    const { subject, text, html } = write({ template, locale });
    expect(subject + text + html.replace(/style="[^"]*"|<style>.*<\/style>/gs, '')).not.toMatch(/[{}]/);
  }
});

it('is in English for a language that has no words', () => {
  for (const locale of ['fr', 'constructor']) expect(write({ locale }).subject).toBe('Choose a new password');
});
