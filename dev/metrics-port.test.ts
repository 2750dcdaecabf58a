import { createServer, type AddressInfo, type Server } from 'node:net';
import { findMetricsPort } from './backend-process';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { decideLocalSettings } from './settings';

const addressOf = (port: number | string) => `http://127.0.0.1:${port}/tallies`;

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('without METRICS_PORT, uses the port in the site’s settings, so that they do not change', async () => {
  const kept = { TALLIES_URL: addressOf(await findFreePort()) };
  const port = await findMetricsPort({}, kept.TALLIES_URL);
  expect(addressOf(port)).toBe(kept.TALLIES_URL);
  expect(decideLocalSettings(kept, { TALLIES_URL: addressOf(port) })).toEqual(kept);
});

test('uses any port while that one is taken, and does not store it', async () => {
  const other = await listen();
  expect(await findMetricsPort({}, addressOf((other.address() as AddressInfo).port))).toBe('0');
  await new Promise((resolve) => other.close(resolve));
});

test('finds a port for a site without one, and METRICS_PORT overrides both', async () => {
  expect(Number(await findMetricsPort({}))).toBeGreaterThan(0);
  expect(Number(await findMetricsPort({}, 'https://ponte.example/tallies'))).toBeGreaterThan(0);
  expect(await findMetricsPort({ METRICS_PORT: '9500' }, addressOf(9600))).toBe('9500');
});
