import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  headers: Record<string, string>;
  source: string;
}

function readHeaders(source: string): Record<string, string> {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const lines = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(lines);
}

/** A real SMTP server on the loopback. */
export function createMailServer() {
  const unread: ReceivedMail[] = [];
  let onMail: (() => void) | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        unread.push({ to: session.envelope.rcptTo[0]?.address ?? '', headers: readHeaders(source), source });
        done();
        onMail?.();
      });
    },
  });
  return {
    async listen(): Promise<number> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
      return (server.server.address() as AddressInfo).port;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** The next unread mail, of a template if one is named; the test's timeout bounds the wait. */
    async next(template?: string): Promise<ReceivedMail> {
      for (;;) {
        const mail = unread.shift();
        if (mail && (template === undefined || mail.headers['x-email-template'] === template)) return mail;
        if (mail) continue;
        await new Promise<void>((resolve) => (onMail = resolve));
      }
    },
    unread,
  };
}
