import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { TextsProvider } from '@ponte/kit/i18n/use-texts';
import { SiteProvider } from '@ponte/kit';
import Assistant from '../assistant/Assistant';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { TestLauncher } from './TestLauncher';

export const tables = { pt, en, es };

const settings: SiteSettings = {
  url: 'https://ponte.example',
  brand: 'Ponte',
  chatNumber: '15550100',
  email: 'oi@ponte.example',
  social: {},
  nhostUrl: '/v1',
  apiUrl: '/api',
  allowOverrides: false,
};

interface PageOptions {
  language?: Language;
  settings?: Partial<SiteSettings>;
  startOpen?: boolean;
  /** The path of the page on which Hel is. */
  path?: string;
}

/** A page with a heading, a field and Hel. */
function pageWithHel({ language = 'pt', settings: changed, startOpen = false, path = '/' }: PageOptions = {}) {
  window.history.pushState(null, '', path);
  startTextsWith(language, tables[language]);
  const site = { settings: { ...settings, ...changed }, language, form: 'plain', chooseLanguage() {} } as const;
  return (
    <BrowserRouter>
      <SiteProvider value={site}>
        <h1>Ponte</h1>
        <input aria-label="elsewhere" />
        <TestLauncher startOpen={startOpen}>
          <TextsProvider>
            <Assistant />
          </TextsProvider>
        </TestLauncher>
      </SiteProvider>
    </BrowserRouter>
  );
}

export function renderHel(options: PageOptions = {}) {
  const user = userEvent.setup();
  return { user, ...render(pageWithHel(options)) };
}
