import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../jest/until';
import { i18n, readLanguage, startTexts, switchTexts } from './i18n';

/** Sends the texts of English, once a test lets it; other languages are sent at once. */
let sendEnglish: (() => void) | undefined;
let isHeld = false;
const sent: string[] = [];

let server: Server;
let changes: string[];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const send = () => {
      sent.push(url);
      response.end(JSON.stringify({ greeting: url }));
    };
    if (isHeld && url === '/en') sendEnglish = send;
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await startTexts('pt', `http://127.0.0.1:${(server.address() as AddressInfo).port}/{{lng}}`);
  i18n.on('languageChanged', (language) => changes.push(language));
});
beforeEach(() => (changes = []));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('of two languages the one that was chosen last stays, whichever comes later', async () => {
  isHeld = true;
  const switched = Promise.all([switchTexts('en'), switchTexts('es')]);
  await until('Spanish sent before English', () => sendEnglish !== undefined && sent.includes('/es'));
  sendEnglish?.();
  await switched;
  expect(readLanguage()).toBe('es');
  expect(i18n.t('greeting')).toBe('/es');
  expect(changes).toEqual(['es']);
});

test('a change that is asked for twice is drawn once', async () => {
  await Promise.all([switchTexts('en'), switchTexts('en')]);
  expect(changes).toEqual(['en']);
});
