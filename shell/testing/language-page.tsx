import { act, render, waitFor } from '@testing-library/react';
import type { Language } from '@ponte/contract/language';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { SiteProvider, useLocation, useNavigate } from '@ponte/kit';
import { fetchTexts } from '@ponte/kit/i18n/fetch-texts';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { areaOf, languageOfUrl } from '../language/decide-language';
import { LanguageNotice } from '../language/LanguageNotice';
import { useLanguage } from '../language/use-language';
import { SiteRouter } from '../navigation/SiteRouter';
import { createRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { useTexts } from '../texts';
import { emptyFederation, lock, settings } from './render';

const tables = { pt, en, es };

function Page() {
  const t = useTexts();
  const navigate = useNavigate();
  const resolved = resolveUrl(routes, useLocation().pathname);
  if (resolved.kind !== 'page') throw new Error('The URL is none of the site');
  const urlLanguage = languageOfUrl(resolved.form, resolved.language);
  const { language, change, choose, retry, dismiss } = useLanguage('pt', areaOf(resolved.route), urlLanguage);
  return (
    <SiteProvider value={{ settings, language, form: resolved.form, chooseLanguage: choose }}>
      <h1>{`${language}: ${t('nav.about')}`}</h1>
      {(['pt', 'en', 'es'] as const).map((to) => (
        <button key={to} onClick={() => choose(to)}>
          {to}
        </button>
      ))}
      <button onClick={() => void navigate('/en/contact')}>contact</button>
      <button onClick={() => void navigate('/en/services')}>services</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <LanguageNotice change={change} onRetry={retry} onDismiss={dismiss} />
    </SiteProvider>
  );
}

interface PendingTexts {
  arrive(): Promise<void>;
  fail(): Promise<void>;
}

/**
 * Opens a page at a path in the language of its HTML. The texts of other languages wait for the test, which mocks
 * `fetchTexts`, and the pages that the visitor goes to wait for `modules`.
 */
export function openPage(path: string, shown: Language = 'pt', modules: Promise<void> = Promise.resolve()) {
  const pending = new Map<Language, PendingTexts>();
  jest.mocked(fetchTexts).mockImplementation(
    (language) =>
      new Promise((resolve, reject) => {
        pending.set(language, {
          arrive: () => act(async () => resolve({ texts: tables[language], hasGaps: false })),
          fail: () => act(async () => reject(new Error(`no texts in ${language}`))),
        });
      }),
  );
  const federation = { ...emptyFederation, load: () => modules.then(() => ({ default: () => null })) };
  window.history.replaceState(null, '', path);
  startTextsWith(shown, tables[shown]);
  render(
    <RemotesProvider value={createRemotes({ lock, federation, report: () => {} })}>
      <SiteRouter>
        <Page />
      </SiteRouter>
    </RemotesProvider>,
  );
  // The code that fetches texts loads first.
  const settle = async (language: Language, outcome: keyof PendingTexts) => {
    await waitFor(() => expect(pending.has(language)).toBe(true));
    await pending.get(language)?.[outcome]();
  };
  return (language: Language): PendingTexts => ({
    arrive: () => settle(language, 'arrive'),
    fail: () => settle(language, 'fail'),
  });
}
