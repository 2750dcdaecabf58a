import { request, type Agent } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { CaseRequest } from './case';

export interface Answer {
  readonly status: number;
  /** By lower-case name; every value that was sent, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded as its `Content-Encoding` says. */
  readonly body: Buffer;
}

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Asks the edge on a port of this machine, without the tidying that `fetch` does to paths and headers. */
export function ask(port: number, asked: CaseRequest & { agent?: Agent }): Promise<Answer> {
  const { path, method = 'GET', body, agent } = asked;
  // Node sends a body without its length for the methods that rarely have one.
  const length = body && !asked.headers?.['transfer-encoding'] ? { 'content-length': Buffer.byteLength(body) } : {};
  const headers = { ...length, ...asked.headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      ...(agent ? { agent } : { agent: false }),
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const received = collect(incoming.rawHeaders);
        const raw = Buffer.concat(chunks);
        const decode = decoders[received.get('content-encoding')?.[0] ?? ''];
        const decoded = decode && raw.length > 0 ? decode(raw) : Promise.resolve(raw);
        decoded.then((text) => resolve({ status: incoming.statusCode ?? 0, headers: received, body: text }), reject);
      });
    });
    outgoing.end(body);
  });
}

function collect(rawHeaders: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), rawHeaders[index + 1] ?? '']);
  }
  return headers;
}
