import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance } from 'i18next';
import { until } from '@ponte/toolchain/jest/until';
import { loaderOptions, TextLoader } from './fetch-texts';

/** The server sends these in order, and repeats the last one. */
type ServerResponse = [status: number, body?: string];

let server: Server | undefined;
let requests = 0;
let pending: Array<() => void>;
/** Responses wait until the test sends them. */
let isHeld: boolean;

beforeEach(() => {
  requests = 0;
  pending = [];
  isHeld = false;
});

async function serve(responses: ServerResponse[]): Promise<string> {
  const listening = createServer((_, response) => {
    const [status, body = '{}'] = responses[Math.min(requests, responses.length - 1)] as ServerResponse;
    requests += 1;
    const respond = () => void response.writeHead(status).end(body);
    if (isHeld) pending.push(respond);
    else respond();
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/locales/{{lng}}/translation.json`;
}

async function load(responses: ServerResponse[], languages = ['pt']) {
  const failures: string[] = [];
  const texts = createInstance();
  texts.on('failedLoading', (_lng, _ns, message) => failures.push(message));
  const loadPath = await serve(responses);
  await texts.use(TextLoader).init({
    lng: languages[0] as string,
    preload: languages,
    fallbackLng: false,
    load: 'currentOnly',
    backend: { loadPath },
    ...loaderOptions,
  });
  return { texts, failures, loadPath };
}

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

/** Ends the pauses between retries at once, and records their lengths. */
function skipPauses(): number[] {
  const pauses: number[] = [];
  const start = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms < loaderOptions.retryTimeout) return start(work, ms, ...(rest as []));
    pauses.push(ms);
    return start(work, 0);
  }) as typeof setTimeout);
  return pauses;
}

test('uses the constants of the product specification', () => {
  expect(loaderOptions).toEqual({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 });
});

test('does not retry after a 4xx', async () => {
  const { failures } = await load([[404]]);
  expect(requests).toBe(1);
  expect(failures[0]).toMatch(/status code: 404/);
});

test('retries after a 5xx, first after 350 ms, then after twice as long each time', async () => {
  const pauses = skipPauses();
  const { texts } = await load([[503], [503], [503], [200, '{"greeting":"oi"}']]);
  expect(texts.t('greeting')).toBe('oi');
  expect(pauses).toEqual([350, 700, 1400]);
});

test('gives up after five retries', async () => {
  const pauses = skipPauses();
  const { failures } = await load([[503]]);
  expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
  expect(requests).toBe(6);
  expect(failures[0]).toMatch(/status code: 503/);
});

test('reports HTML as a parse failure, and does not retry', async () => {
  const { failures } = await load([[200, '<!doctype html>']]);
  expect(requests).toBe(1);
  expect(failures[0]).toMatch(/^failed parsing .* to json$/);
});

test('sends at most ten requests at once', async () => {
  const many = Array.from({ length: 14 }, (_, index) => `l${String.fromCharCode(97 + index)}`);
  isHeld = true;
  const loaded = load([[200]], many);
  for (let responded = 0; responded < many.length; responded += 1) {
    const sent = Math.min(responded + 10, many.length);
    await until(`read ${sent}`, () => requests >= sent);
    expect(requests).toBe(sent);
    pending.shift()?.();
  }
  await loaded;
});
