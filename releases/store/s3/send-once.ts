import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

const connections = { keepAlive: true, maxSockets: 32 };
const agents = { 'http:': new HttpAgent(connections), 'https:': new HttpsAgent(connections) };

/** For the connection and for each pause between bytes. */
const silenceMs = 20_000;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * Sends one request and reads the whole answer. Not `fetch`, which would decompress the `.br` and `.gz` objects and adds a
 * `Cache-Control` of its own to conditional requests, which the bucket would keep as the object's.
 */
export async function sendOnce(
  url: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  content: Uint8Array | undefined,
): Promise<Answer> {
  const isPlain = url.protocol === 'http:';
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isPlain ? requestHttp : requestHttps)(url, {
      method,
      headers: { ...headers, 'content-length': content?.byteLength ?? 0 },
      agent: isPlain ? agents['http:'] : agents['https:'],
      timeout: silenceMs,
    });
    request.on('timeout', () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    request.on('error', reject);
    request.on('response', resolve);
    request.end(content);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
