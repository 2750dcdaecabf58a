import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { Lock } from '@ponte/contract/lock';
import type { UrlForm } from '@ponte/contract/route';
import type { SiteSettings } from '@ponte/contract/site';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { SiteProvider } from '@ponte/kit';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { SiteRouter } from '../navigation/SiteRouter';
import { createRemotes, type Federation, type Remotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';

export const settings: SiteSettings = {
  url: 'https://ponte.example',
  brand: 'Ponte',
  chatNumber: '15550100199',
  email: 'ola@ponte.example',
  social: { youtube: 'https://example.com/youtube' },
  nhostUrl: '/v1',
  apiUrl: '/api',
  allowOverrides: false,
};

const locked = (build: string) => ({ build, entry: `/builds/${build}/remoteEntry.js` });

export const lock: Lock['remotes'] = {
  'remote-public': { current: locked('public-2'), lastKnownGood: locked('public-1') },
  'remote-admin': { current: locked('admin-2') },
  'remote-chat': { current: locked('chat-2') },
};

export const emptyFederation: Federation = {
  start: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  load: () => new Promise(() => {}),
  commit: () => {},
};

interface Options {
  path?: string;
  language?: Language;
  settings?: SiteSettings;
  form?: UrlForm;
  nextLanguage?: Language;
  remotes?: Remotes;
  chooseLanguage?: (language: Language) => void;
}

/** Wraps content in the shell's contexts, with real texts. */
export function inShell(content: ReactNode, options: Options = {}) {
  const { path = '/', language = 'pt', form = 'plain', nextLanguage, chooseLanguage = () => {} } = options;
  const site = options.settings ?? settings;
  const remotes = options.remotes ?? createRemotes({ lock, federation: emptyFederation, report: () => {} });
  startTextsWith(language, { pt, en, es }[language]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <RemotesProvider value={remotes}>
        <SiteProvider value={{ settings: site, language, nextLanguage, form, chooseLanguage }}>{content}</SiteProvider>
      </RemotesProvider>
    </MemoryRouter>
  );
}

/** Renders a site at the address of the window, with the site's router. */
export function renderSite(content: ReactNode, { remotes }: { remotes: Remotes }) {
  startTextsWith('pt', pt);
  localStorage.setItem('lang', 'pt');
  return render(
    <RemotesProvider value={remotes}>
      <SiteRouter>
        <SiteProvider value={{ settings, language: 'pt', form: 'plain', chooseLanguage: () => {} }}>
          {content}
        </SiteProvider>
      </SiteRouter>
    </RemotesProvider>,
  );
}

export function renderInShell(content: ReactNode, options?: Options) {
  return render(inShell(content, options));
}
