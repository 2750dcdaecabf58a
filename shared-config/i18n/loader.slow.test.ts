import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance } from 'i18next';
import { loaderOptions, TextLoader } from './loader';

test('after five retries the read is given up', async () => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const loadPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{{lng}}`;
  const texts = createInstance();
  await texts
    .use(TextLoader)
    .init({ lng: 'pt', fallbackLng: false, load: 'currentOnly', backend: { loadPath }, ...loaderOptions });
  expect(calls).toBe(6);
  server.close();
}, 30_000);
