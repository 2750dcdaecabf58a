import { connect, type AddressInfo } from 'node:net';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const megabyte = 1_048_576;
const post = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const piece = 'x'.repeat(65_536);

/** Sends the whole body, and the next request behind it; returns the status lines. */
function send(head: string, pieces: Iterable<string>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect((test.app.http.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(received.match(/HTTP\/1\.1 \d+/g) ?? []));
    socket.write(`${post}${head}\r\n\r\n`);
    for (const one of pieces) socket.write(one);
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  });
}

beforeAll(() => test.app.http.listen({ host: '127.0.0.1', port: 0 }));

it.each([
  ['that says its length', `Content-Length: ${megabyte}`, Array<string>(16).fill(piece)],
  ['in chunks', 'Transfer-Encoding: chunked', [...Array<string>(16).fill(`10000\r\n${piece}\r\n`), '0\r\n\r\n']],
])('answers a body of 1 MiB %s with 413, and the connection goes on', async (_case, head, pieces) => {
  expect(await send(head, pieces)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
