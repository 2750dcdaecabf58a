import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import { resolveUrl } from '@ponte/contract/url';
import { fetchTexts } from '@ponte/kit/i18n/fetch-texts';
import { addTexts, readLanguage, startTextsWith } from '@ponte/kit/i18n/i18n';
import { SiteProvider, useLocation, useNavigate } from '@ponte/kit';
import { routes } from '@ponte/contract/routes';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { settings } from '../testing/render';
import { useTexts } from '../texts';
import { areaOf, languageNamed } from './decide-language';
import { LanguageNotice } from './LanguageNotice';
import { useLanguage } from './use-language';

jest.mock('@ponte/kit/i18n/fetch-texts', () => ({ fetchTexts: jest.fn() }));
const tables = { pt, en, es };

function Page() {
  const t = useTexts();
  const navigate = useNavigate();
  const place = resolveUrl(routes, useLocation().pathname);
  if (place.kind !== 'page') throw new Error('The page has an address of the site');
  const named = languageNamed(place.form, place.language);
  const { language, change, choose, retry, dismiss } = useLanguage('pt', areaOf(place.route), named);
  return (
    <SiteProvider value={{ settings, language, form: place.form, chooseLanguage: choose }}>
      <h1>{`${language}: ${t('nav.about')}`}</h1>
      {(['pt', 'en', 'es'] as const).map((to) => (
        <button key={to} onClick={() => choose(to)}>
          {to}
        </button>
      ))}
      <button onClick={() => void navigate('/en/contato')}>on</button>
      <LanguageNotice change={change} onRetry={retry} onDismiss={dismiss} />
    </SiteProvider>
  );
}

interface Arrival {
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

/** A page at an address, in the language that the HTML came in; each further language waits for the test. */
function openPage(path: string, shown: Language = 'pt') {
  const arrivals = new Map<Language, Arrival>();
  jest.mocked(fetchTexts).mockImplementation(
    (language) =>
      new Promise((resolve, reject) => {
        arrivals.set(language, {
          arrive: () => act(async () => (addTexts(language, tables[language]), resolve(true))),
          fail: () => act(async () => reject(new Error(`no texts in ${language}`))),
        });
      }),
  );
  window.history.replaceState(null, '', path);
  startTextsWith(shown, tables[shown]);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  return (language: Language) => arrivals.get(language) as Arrival;
}

const here = () => window.location.pathname;
const heading = () => screen.getByRole('heading').textContent;
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => [localStorage.getItem('lang'), localStorage.getItem('lang_public'), document.cookie];

const nothingKept = [null, null, ''];
let reports: string[];
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang_public=;max-age=0;path=/';
  Object.defineProperty(navigator, 'language', { configurable: true, value: 'pt-BR' });
  reports = [];
  jest.spyOn(console, 'error').mockImplementation((error) => reports.push(String(error)));
});

test('the page stays in its language, and says which one is coming, until the texts are there', async () => {
  const texts = openPage('/sobre');
  await press('es');
  expect(heading()).toBe('pt: Sobre');
  expect(said()).toBe('Abrindo a página em espanhol…');
  expect(kept()).toEqual(nothingKept);
  await texts('es').arrive();
  expect(heading()).toBe('es: Quiénes somos');
  expect(said()).toBe('');
  expect(kept()).toEqual(['es', 'es', 'lang_public=es']);
  expect(here()).toBe('/sobre');
});

test('texts that do not come leave everything as it is; the retry works', async () => {
  const texts = openPage('/pt/sobre');
  await press('es');
  await texts('es').fail();
  expect(heading()).toBe('pt: Sobre');
  expect(said()).toBe('Não foi possível abrir a página em espanhol. Ela continua em português.');
  expect([kept(), here(), reports]).toEqual([nothingKept, '/pt/sobre', ['Error: no texts in es']]);

  await press('Tentar de novo');
  expect(said()).toBe('Abrindo a página em espanhol…');
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  await texts('es').arrive();
  expect([heading(), here()]).toEqual(['es: Quiénes somos', '/es/sobre']);
  expect(kept()).toEqual(['es', 'es', 'lang_public=es']);
});

test('the notice of a failure can be closed', async () => {
  const texts = openPage('/sobre');
  await press('en');
  await texts('en').fail();
  await press('Fechar');
  expect(said()).toBe('');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

test('of two choices the last one counts, also when the first comes later or fails', async () => {
  const texts = openPage('/pt/sobre');
  await press('es');
  await press('en');
  expect(said()).toBe('Abrindo a página em inglês…');
  await texts('en').arrive();
  await texts('es').fail();
  expect([heading(), said(), here(), kept()[0]]).toEqual(['en: About', '', '/en/sobre', 'en']);
});

test('the present language, chosen again, calls the change off', async () => {
  const texts = openPage('/sobre');
  await press('es');
  await press('pt');
  expect(said()).toBe('');
  await texts('es').arrive();
  expect([heading(), kept()[0]]).toEqual(['pt: Sobre', 'pt']);
});

test('the address that the visitor went to meanwhile follows', async () => {
  const texts = openPage('/en/sobre', 'en');
  await press('es');
  await press('on');
  expect(here()).toBe('/en/contato');
  await texts('es').arrive();
  expect(here()).toBe('/es/contato');
});

test('an address in a language whose texts do not come turns back into the one of the page', async () => {
  const texts = openPage('/pt/sobre');
  await press('on');
  expect(said()).toBe('Abrindo a página em inglês…');
  await texts('en').fail();
  expect([heading(), here()]).toEqual(['pt: Sobre', '/pt/contato']);
  await press('Tentar de novo');
  await texts('en').arrive();
  expect([heading(), here(), kept()]).toEqual(['en: About', '/en/contato', nothingKept]);
});

test('a stored language that does not come leaves the first page whole, and stays stored', async () => {
  localStorage.setItem('lang', 'es');
  const texts = openPage('/sobre');
  expect(said()).toBe('Abrindo a página em espanhol…');
  await texts('es').fail();
  expect([heading(), localStorage.getItem('lang')]).toEqual(['pt: Sobre', 'es']);
  expect(said()).toMatch(/^Não foi possível/);
});

test('a choice in another tab is followed once its texts are there', async () => {
  const texts = openPage('/sobre');
  localStorage.setItem('lang', 'en');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lang' })));
  expect([heading(), said()]).toEqual(['pt: Sobre', 'Abrindo a página em inglês…']);
  await texts('en').arrive();
  await waitFor(() => expect(heading()).toBe('en: About'));
});

test('a full storage: the choice works for the page, and the page says that it is not kept', async () => {
  const texts = openPage('/sobre');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('es');
  await texts('es').arrive();
  expect(heading()).toBe('es: Quiénes somos');
  expect(said()).toMatch(/^La página está en español, pero el navegador no tiene espacio/);
  expect(document.cookie).toBe('');
  await press('Cerrar');
  act(() => window.history.pushState(null, '', '/contato'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect([readLanguage(), said()]).toEqual(['es', '']);
});
