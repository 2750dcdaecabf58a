import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { SiteProvider } from '@ponte/kit';
import Assistant from '../assistant/Assistant';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { Launched } from './Launched';

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

interface Setting {
  language?: Language;
  settings?: Partial<SiteSettings>;
  startOpen?: boolean;
  beside?: ReactNode;
}

/** Hel in the corner of a page that has a heading, a field and `beside`. */
export function pageWithHel({ language = 'pt', settings: changed, startOpen = false, beside }: Setting = {}) {
  startTextsWith(language, tables[language]);
  const site = { settings: { ...settings, ...changed }, language, form: 'plain', chooseLanguage() {} } as const;
  return (
    <MemoryRouter>
      <SiteProvider value={site}>
        <h1>Ponte</h1>
        <input aria-label="elsewhere" />
        {beside}
        <Launched startOpen={startOpen}>
          <Assistant />
        </Launched>
      </SiteProvider>
    </MemoryRouter>
  );
}

export function renderHel(setting: Setting = {}) {
  const user = userEvent.setup();
  return { user, ...render(pageWithHel(setting)) };
}
