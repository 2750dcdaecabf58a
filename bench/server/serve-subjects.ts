import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentTypeOf } from '@ponte/contract/content-types';
import { cacheControl, contentSecurityPolicy, securityHeaders } from 'edge/headers';
import type { Subject } from '../subjects/subject';
import type { Certificate } from './certificate';
import { createFiles } from './files';

export interface ServedSubject {
  readonly id: string;
  readonly subject: Subject;
  readonly port: number;
  close(): void;
}

/** Serves each subject on a port of its own. */
export function serveSubjects(
  subjects: Readonly<Record<string, Subject>>,
  certificate: Certificate,
): Promise<ServedSubject[]> {
  return Promise.all(
    Object.entries(subjects).map(async ([id, subject]) => ({
      id,
      subject,
      ...(await serveSubject(subject, certificate)),
    })),
  );
}

/** Serves a subject over TLS and HTTP/2, compressed and with the headers of the edge. */
async function serveSubject(subject: Subject, { key, cert }: Certificate) {
  const findFile = await createFiles(subject);
  const server = createSecureServer({ key, cert }, (request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const [path = '/'] = request.url.split('?');
    // Accept and discard the page's beacons.
    if (request.method === 'POST') return void response.writeHead(204).end();
    const file = await findFile(path);
    if (!file) return void response.writeHead(404, { 'Content-Length': '0' }).end();
    const { body, encoding } = file;
    response.writeHead(200, {
      ...headersOf(path),
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(body);
  }

  function headersOf(path: string): OutgoingHttpHeaders {
    const html = subject.pages.get(path);
    if (!html) return { 'Content-Type': contentTypeOf(path), 'Cache-Control': cacheControl.build };
    return {
      ...securityHeaders,
      'Content-Type': contentTypeOf('index.html'),
      'Cache-Control': cacheControl.page,
      'Content-Security-Policy': policyOf(html),
    };
  }
}

/** The edge's policy for pages, extended by the hashes of the page's inline scripts. */
export function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => `'sha256-${hash(code)}'`);
  return contentSecurityPolicy({}).replace("script-src 'self'", ["script-src 'self'", ...new Set(inline)].join(' '));
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
