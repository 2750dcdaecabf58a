import { createServer, type AddressInfo, type Server } from 'node:net';
import { findMetricsPort } from './backend-process';
import { findAnyFreePort } from './find-free-port';
import { decideLocalSettings } from './local-values';

const addressOf = (port: number | string) => `http://127.0.0.1:${port}/tallies`;

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a start without METRICS_PORT takes the port that the site keeps, and so changes no setting', async () => {
  const kept = { TALLIES_URL: addressOf(await findAnyFreePort()) };
  const port = await findMetricsPort({}, kept.TALLIES_URL);
  expect(addressOf(port)).toBe(kept.TALLIES_URL);
  expect(decideLocalSettings(kept, { TALLIES_URL: addressOf(port) })).toEqual(kept);
});

test('while another process has the kept port the backend takes any, which is not kept', async () => {
  const other = await listen();
  expect(await findMetricsPort({}, addressOf((other.address() as AddressInfo).port))).toBe('0');
  await new Promise((resolve) => other.close(resolve));
});

test('a site without an address gets a port to keep, and METRICS_PORT decides over all', async () => {
  expect(Number(await findMetricsPort({}))).toBeGreaterThan(0);
  expect(Number(await findMetricsPort({}, 'https://ponte.example/tallies'))).toBeGreaterThan(0);
  expect(await findMetricsPort({ METRICS_PORT: '9500' }, addressOf(9600))).toBe('9500');
});
