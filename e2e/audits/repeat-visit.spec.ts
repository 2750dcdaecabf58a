import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseUrl } from '../site/base';
import { expect, hydrated, settled, test } from '../site/test';

/** A server in front of the site that records what reaches the network. Reports (POST) are no files. */
async function startRecorder() {
  const paths: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (method === 'GET') paths.push(url);
    const forwarded = request(new URL(url, baseUrl), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return { server, paths };
}

for (const path of ['/', '/contato', '/sobre', '/login']) {
  test(`a repeat visit of ${path} costs the HTML and nothing else`, async ({ context }) => {
    const { server, paths } = await startRecorder();
    const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
    const visit = async () => {
      const page = await context.newPage();
      await page.goto(url);
      await hydrated(page);
      await settled(page);
      await page.close();
    };
    await visit();
    expect(paths.length).toBeGreaterThan(3);
    paths.length = 0;
    await visit();
    expect(paths).toEqual([path]);
    server.close();
  });
}
