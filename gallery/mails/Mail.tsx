import type { SyntheticEvent } from 'react';
import { composeMail } from 'nhost/mail/templates';
import type { MailRequest } from 'nhost/mail/mail';
import { useSite } from '@ponte/kit';

const link = 'https://ponte.example/v1/auth/verify?redirectTo=https%3A%2F%2Fponte.example%2Fperfil&ticket=5e0bee12';

/** A mail program has a scheme of its own: the gallery's does not reach into the frame. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');
}

/** Without a bar to scroll by, as a mail program shows a mail. Scripts of a mail do not run. */
function showAll({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}

interface MailProps {
  template: MailRequest['template'];
  name?: string;
}

/** A mail as its readers get it: the subject, the HTML in both color schemes, and the text for programs without HTML. */
export function Mail({ template, name = 'Ana Lima' }: MailProps) {
  const { language: locale, settings } = useSite();
  const isCode = template === 'signin-otp';
  const to = 'ana@exemplo.com';
  const { subject, html, text } = composeMail(
    {
      ...{ template, to, locale, displayName: name || to, redirectTo: `${settings.url}/perfil` },
      ...(isCode ? { ticket: '012345', link: '' } : { ticket: '5e0bee12', link }),
    },
    'no-reply@ponte.example',
  );
  return (
    <div className="mail">
      <h4>{subject}</h4>
      {(['light', 'dark'] as const).map((scheme) => (
        <iframe
          key={scheme}
          title={`${subject} (${scheme})`}
          srcDoc={inScheme(String(html), scheme)}
          sandbox="allow-same-origin"
          onLoad={showAll}
        />
      ))}
      <pre>{String(text)}</pre>
    </div>
  );
}
