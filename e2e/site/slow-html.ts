import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { baseUrl } from './base';

/** In bytes: about one line of content. */
const pieceLength = 400;
/** In milliseconds: a browser paints at least once in between. */
const interval = 40;

/**
 * The site behind a server that sends the content of each HTML document in small pieces, and nothing more of it after
 * `last`. Returns its URL.
 */
export async function startSlowHtml({ last }: { last?: string } = {}): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', baseUrl);
    const headers = { ...incoming.headers, host: url.host, 'accept-encoding': 'identity' };
    const forwarded = request(url, { method: incoming.method, headers }, (answer) => void send(answer, response, last));
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}

async function send(answer: IncomingMessage, response: ServerResponse, last?: string): Promise<void> {
  const headers = { ...answer.headers };
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  if (isHtml) delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  if (!isHtml) return void answer.pipe(response);
  const html = Buffer.concat((await answer.toArray()) as Buffer[]);
  const end = last ? html.indexOf(last) + last.length : html.length;
  let sent = html.indexOf('<body>');
  response.write(html.subarray(0, sent));
  for await (const length of setInterval(interval, pieceLength)) {
    response.write(html.subarray(sent, Math.min(sent + length, end)));
    sent += length;
    if (sent >= end) break;
  }
  if (!last) response.end();
}
