import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { showLanguage, startTextsWith } from '@ponte/kit/i18n/i18n';
import { SiteProvider } from '@ponte/kit';
import { announceSteps } from '@ponte/kit/leaving';

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

export const settings: SiteSettings = {
  url: 'https://ponte.example',
  brand: 'Ponte',
  chatNumber: '15550100200',
  email: 'ola@ponte.example',
  social: {},
  nhostUrl: '/v1',
  apiUrl: '/api',
  allowOverrides: false,
};

interface PageOptions {
  path?: string;
  /** State of the history entry. */
  state?: object;
  language?: Language;
  settings?: SiteSettings;
}

/** Renders a screen as the shell does: at a URL, in a language, before this part's texts have loaded. */
export function renderScreen(
  element: ReactElement,
  { path = '/', state, language = 'pt', settings: own }: PageOptions = {},
) {
  window.history.pushState(state ? { usr: state } : null, '', path);
  startTextsWith(language, {});

  function Shell() {
    const [shown, setShown] = useState(language);
    const chooseLanguage = (next: Language) => {
      showLanguage(next);
      setShown(next);
    };
    return (
      <SiteProvider value={{ settings: own ?? settings, language: shown, form: 'plain', chooseLanguage }}>
        {element}
      </SiteProvider>
    );
  }

  const user = userEvent.setup();
  return {
    user,
    ...render(
      <BrowserRouter>
        <Shell />
      </BrowserRouter>,
    ),
  };
}

// As in the shell: before a router adds its listeners.
announceSteps();

/** The path and query of the page. */
export const here = () => window.location.pathname + window.location.search;

afterEach(() => localStorage.clear());
