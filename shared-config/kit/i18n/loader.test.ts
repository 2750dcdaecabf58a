import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance } from 'i18next';
import { until } from '@ponte/toolchain/jest/until';
import { loaderOptions, TextLoader } from './loader';

/** The server's responses in turn; the last one stays. */
type Answer = [status: number, body?: string];

let server: Server | undefined;
let requests: number;
let unanswered: Array<() => void>;
/** Responses wait until the test sends them. */
let isHeld: boolean;

beforeEach(() => {
  requests = 0;
  unanswered = [];
  isHeld = false;
});

async function serve(answers: Answer[]): Promise<string> {
  const listening = createServer((_, response) => {
    const [status, body = '{}'] = answers[Math.min(requests, answers.length - 1)] as Answer;
    requests += 1;
    const respond = () => void response.writeHead(status).end(body);
    if (isHeld) unanswered.push(respond);
    else respond();
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/locales/{{lng}}/translation.json`;
}

async function load(answers: Answer[], languages = ['pt']) {
  const failures: string[] = [];
  const texts = createInstance();
  texts.on('failedLoading', (_lng, _ns, message) => failures.push(message));
  const loadPath = await serve(answers);
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

/** Runs the pauses between retries at once, and returns how long each was to be. */
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

test('the constants are the specification’s', () => {
  expect(loaderOptions).toEqual({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 });
});

test('a 4xx is final', async () => {
  const { failures } = await load([[404]]);
  expect(requests).toBe(1);
  expect(failures[0]).toMatch(/status code: 404/);
});

test('a 5xx is tried again after 350 ms, then after twice as long each time', async () => {
  const pauses = skipPauses();
  const { texts } = await load([[503], [503], [503], [200, '{"greeting":"oi"}']]);
  expect(texts.t('greeting')).toBe('oi');
  expect(pauses).toEqual([350, 700, 1400]);
});

test('after five retries the read is given up', async () => {
  const pauses = skipPauses();
  const { failures } = await load([[503]]);
  expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
  expect(requests).toBe(6);
  expect(failures[0]).toMatch(/status code: 503/);
});

test('HTML in place of JSON is a parse failure, and final', async () => {
  const { failures } = await load([[200, '<!doctype html>']]);
  expect(requests).toBe(1);
  expect(failures[0]).toMatch(/^failed parsing .* to json$/);
});

test('at most ten reads are under way at once', async () => {
  const many = Array.from({ length: 14 }, (_, index) => `l${String.fromCharCode(97 + index)}`);
  isHeld = true;
  const loaded = load([[200]], many);
  for (let responded = 0; responded < many.length; responded += 1) {
    const sent = Math.min(responded + 10, many.length);
    await until(`read ${sent}`, () => requests >= sent);
    expect(requests).toBe(sent);
    unanswered.shift()?.();
  }
  await loaded;
});
