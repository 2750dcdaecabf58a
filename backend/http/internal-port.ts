import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type InternalAnswer = (query: URLSearchParams) => Promise<{ status: number; type: string; body: string }>;

/** Each path of the internal port. */
type InternalAnswers = Readonly<Record<string, InternalAnswer>>;

/** A separate port for the operators' network. The public port has none of these paths. */
export async function serveInternal(answers: InternalAnswers, host: string, port: number) {
  const server = createServer((request, response) => {
    answer(answers, request, response).catch(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function answer(answers: InternalAnswers, { method, url = '/' }: IncomingMessage, response: ServerResponse) {
  const [path = '', query = ''] = url.split('?', 2);
  const find = Object.hasOwn(answers, path) ? answers[path] : undefined;
  if (!find) return void response.writeHead(404).end();
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  const { status, type, body } = await find(new URLSearchParams(query));
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
