import { request, type Agent } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { CaseRequest } from './case';

export interface EdgeResponse {
  readonly status: number;
  /** By lower-case name; every value that was sent, in order. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded by its `Content-Encoding`. */
  readonly body: Buffer;
}

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Sends a request to the edge on a local port. Unlike `fetch`, it does not normalise paths and headers. */
export function sendRequest(port: number, options: CaseRequest & { agent?: Agent }): Promise<EdgeResponse> {
  const { path, method = 'GET', body, agent } = options;
  // Node does not send the length of a body for methods that rarely have one.
  const length = body && !options.headers?.['transfer-encoding'] ? { 'content-length': Buffer.byteLength(body) } : {};
  const headers = { ...length, ...options.headers };
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
