import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchTexts } from '@ponte/kit/i18n/fetch-texts';
import { readLanguage, subscribeLanguage } from '@ponte/kit/i18n/i18n';
import { openPage } from '../testing/language-page';

jest.mock('@ponte/kit/i18n/fetch-texts', () => ({ fetchTexts: jest.fn() }));

const path = () => window.location.pathname;
const heading = () => screen.getByRole('heading').textContent;
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => [localStorage.getItem('lang'), localStorage.getItem('lang_public'), document.cookie];

const nothingStored = [null, null, ''];
let reports: string[];
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang_public=;max-age=0;path=/';
  Object.defineProperty(navigator, 'language', { configurable: true, value: 'pt-BR' });
  reports = [];
  jest.spyOn(console, 'error').mockImplementation((error) => reports.push(String(error)));
});

test('keeps the page in its language and announces the next one until its texts arrive', async () => {
  const texts = openPage('/sobre');
  await press('es');
  expect(heading()).toBe('pt: Sobre');
  expect(status()).toBe('Abrindo a página em espanhol…');
  expect(stored()).toEqual(nothingStored);
  await texts('es').arrive();
  expect(heading()).toBe('es: Quiénes somos');
  expect(status()).toBe('');
  expect(stored()).toEqual(['es', 'es', 'lang_public=es']);
  expect(path()).toBe('/sobre');
});

test('stores a choice before the page shows it, so that nothing in between returns to the old one', async () => {
  const texts = openPage('/sobre');
  let atChange: unknown;
  const unsubscribe = subscribeLanguage(() => (atChange = stored()));
  await press('es');
  await texts('es').arrive();
  unsubscribe();
  expect(atChange).toEqual(['es', 'es', 'lang_public=es']);
});

test('changes nothing when the texts fail, and retries them', async () => {
  const texts = openPage('/pt/sobre');
  await press('es');
  await texts('es').fail();
  expect(heading()).toBe('pt: Sobre');
  expect(status()).toBe('Não foi possível abrir a página em espanhol. Ela continua em português.');
  expect([stored(), path(), reports]).toEqual([nothingStored, '/pt/sobre', ['Error: no texts in es']]);

  await press('Tentar de novo');
  expect(status()).toBe('Abrindo a página em espanhol…');
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  await texts('es').arrive();
  expect([heading(), path()]).toEqual(['es: Quiénes somos', '/es/quienes-somos']);
  expect(stored()).toEqual(['es', 'es', 'lang_public=es']);
});

test('closes the failure notice', async () => {
  const texts = openPage('/sobre');
  await press('en');
  await texts('en').fail();
  await press('Fechar');
  expect(status()).toBe('');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('applies the last of two choices, also when the first arrives later or fails', async () => {
  const texts = openPage('/pt/sobre');
  await press('es');
  await press('en');
  expect(status()).toBe('Abrindo a página em inglês…');
  await texts('en').arrive();
  await texts('es').fail();
  expect([heading(), status(), path(), stored()[0]]).toEqual(['en: About', '', '/en/about', 'en']);
});

test('cancels the change when the current language is chosen again', async () => {
  const texts = openPage('/sobre');
  await press('es');
  await press('pt');
  expect(status()).toBe('');
  await texts('es').arrive();
  expect([heading(), stored()[0]]).toEqual(['pt: Sobre', 'pt']);
});

test('changes the URL of the page that the visitor went to meanwhile', async () => {
  const texts = openPage('/en/about', 'en');
  await press('es');
  await press('contact');
  expect(path()).toBe('/en/contact');
  await texts('es').arrive();
  expect(path()).toBe('/es/contacto');
});

test.each([
  ['goes on to a page of the old language', 'services', '/en/services'],
  ['goes back', 'back', '/en/about'],
])('follows the URL when the visitor %s before a choice has changed it', async (_, leave, end) => {
  let arrive = () => {};
  window.history.pushState(null, '', '/en/about');
  window.history.pushState(null, '', '/en/contact');
  const texts = openPage('/en/contact', 'en', new Promise((resolve) => (arrive = resolve)));
  await press('es');
  await press('services');
  await texts('es').arrive();
  expect([heading(), path()]).toEqual(['es: Quiénes somos', '/en/contact']);
  await press(leave);
  await texts('en').arrive();
  await act(async () => arrive());
  await waitFor(() => expect(path()).toBe(end));
  await texts('en').arrive();
  expect([heading(), path(), status()]).toEqual(['en: About', end, '']);
});

test('keeps a choice when the page that the visitor goes to is ready', async () => {
  let arrive = () => {};
  const texts = openPage('/en/contact', 'en', new Promise((resolve) => (arrive = resolve)));
  await press('es');
  await press('services');
  await texts('es').arrive();
  jest.mocked(fetchTexts).mockClear();
  await act(async () => arrive());
  await waitFor(() => expect(path()).toBe('/es/servicios'));
  expect([heading(), status()]).toEqual(['es: Quiénes somos', '']);
  expect(fetchTexts).not.toHaveBeenCalled();
});

test('restores the URL when the texts of its language fail', async () => {
  const texts = openPage('/pt/sobre');
  await press('contact');
  await texts('en').fail();
  expect([path(), status()]).toEqual(['/en/contact', 'Abrindo a página em inglês…']);
  await texts('en').fail();
  expect([heading(), path()]).toEqual(['pt: Sobre', '/pt/contato']);
  await press('Tentar de novo');
  await texts('en').arrive();
  expect([heading(), path(), stored()]).toEqual(['en: About', '/en/contact', nothingStored]);
});

test('keeps the page, and the stored language, when the texts of the stored language fail', async () => {
  localStorage.setItem('lang', 'es');
  const texts = openPage('/sobre');
  expect(status()).toBe('Abrindo a página em espanhol…');
  await texts('es').fail();
  expect([heading(), localStorage.getItem('lang')]).toEqual(['pt: Sobre', 'es']);
  expect(status()).toMatch(/^Não foi possível/);
});

test('follows a choice in another tab after its texts arrived', async () => {
  const texts = openPage('/sobre');
  localStorage.setItem('lang', 'en');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lang' })));
  expect([heading(), status()]).toEqual(['pt: Sobre', 'Abrindo a página em inglês…']);
  await texts('en').arrive();
  await waitFor(() => expect(heading()).toBe('en: About'));
});

test('applies a choice that storage is too full for, and says that it was not stored', async () => {
  const texts = openPage('/sobre');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('es');
  await texts('es').arrive();
  expect(heading()).toBe('es: Quiénes somos');
  expect(status()).toMatch(/^La página está en español, pero el navegador no tiene espacio/);
  expect(document.cookie).toBe('');
  await press('Cerrar');
  act(() => window.history.pushState(null, '', '/contato'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect([readLanguage(), status()]).toEqual(['es', '']);
});
