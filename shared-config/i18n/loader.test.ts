import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance } from 'i18next';
import { loaderOptions, TextLoader } from './loader';

/** What the server answers in turn; the last answer stays. */
type Answer = [status: number, body?: string, delay?: number];

let server: Server | undefined;
let arrivals: number[];
let atOnce = 0;
let mostAtOnce = 0;

async function serve(answers: Answer[]): Promise<string> {
  arrivals = [];
  atOnce = 0;
  mostAtOnce = 0;
  const listening = createServer((_, response) => {
    const [status, body = '{}', delay = 0] = answers[Math.min(arrivals.length, answers.length - 1)] as Answer;
    arrivals.push(performance.now());
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(status).end(body);
    }, delay);
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

const waits = () => arrivals.slice(1).map((at, index) => at - (arrivals[index] ?? 0));

test('the constants are the specification’s', () => {
  expect(loaderOptions).toEqual({ maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 });
});

test('a 4xx is final', async () => {
  const { failures } = await load([[404]]);
  expect(arrivals).toHaveLength(1);
  expect(failures[0]).toMatch(/status code: 404/);
});

test('a 5xx is tried again after 350 ms, then after twice as long each time', async () => {
  const { texts } = await load([[503], [503], [503], [200, '{"greeting":"oi"}']]);
  expect(texts.t('greeting')).toBe('oi');
  const [first = 0, second = 0, third = 0] = waits();
  for (const [wait, expected] of [
    [first, 350],
    [second, 700],
    [third, 1400],
  ] as const) {
    expect(wait).toBeGreaterThanOrEqual(expected - 20);
    expect(wait).toBeLessThan(expected * 2);
  }
});

test('HTML in place of JSON is a parse failure, and final', async () => {
  const { failures } = await load([[200, '<!doctype html>']]);
  expect(arrivals).toHaveLength(1);
  expect(failures[0]).toMatch(/^failed parsing .* to json$/);
});

test('at most ten reads are under way at once', async () => {
  const many = Array.from({ length: 14 }, (_, index) => `l${String.fromCharCode(97 + index)}`);
  await load([[200, '{}', 60]], many);
  expect(arrivals).toHaveLength(14);
  expect(mostAtOnce).toBe(10);
});
