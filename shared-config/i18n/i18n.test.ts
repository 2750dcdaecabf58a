import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { i18n, readLanguage, startTexts, switchTexts } from './i18n';

/** Milliseconds that the server takes for the texts of a language. */
const delays: Record<string, number> = { en: 120 };

let server: Server;
let changes: string[];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    setTimeout(() => response.end(JSON.stringify({ greeting: url })), delays[url.slice(1)] ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await startTexts('pt', `http://127.0.0.1:${(server.address() as AddressInfo).port}/{{lng}}`);
  i18n.on('languageChanged', (language) => changes.push(language));
});
beforeEach(() => (changes = []));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('of two languages the one that was chosen last stays, whichever comes later', async () => {
  await Promise.all([switchTexts('en'), switchTexts('es')]);
  expect(readLanguage()).toBe('es');
  expect(i18n.t('greeting')).toBe('/es');
  expect(changes).toEqual(['es']);
});

test('a change that is asked for twice is drawn once', async () => {
  await Promise.all([switchTexts('en'), switchTexts('en')]);
  expect(changes).toEqual(['en']);
});
