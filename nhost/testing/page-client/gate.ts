import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = 'pass' | 'noResponse' | { readonly status: number; readonly body: string };

/** A network between client and server that a test closes. */
export function createGate(getTarget: () => string) {
  let answer: Answer = 'pass';
  let calls: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    answer = 'pass';
    calls = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.push(String(request.url));
    const now = answer;
    if (now === 'noResponse') return void request.socket.destroy();
    if (now !== 'pass') return void response.writeHead(now.status, { 'content-type': 'text/html' }).end(now.body);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const passed = await fetch(getTarget() + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = passed.headers.get('content-type') ?? 'text/plain';
    response.writeHead(passed.status, { 'content-type': type, connection: 'close' }).end(await passed.text());
  }

  return {
    getNhostUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: (with_: Exclude<Answer, 'pass'> = 'noResponse') => void (answer = with_),
    open: () => void (answer = 'pass'),
    /** How often this path was called. */
    count: (path: string) => calls.filter((one) => one === `/v1${path}`).length,
  };
}
