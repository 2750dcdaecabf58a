import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { i18n, startTextsWith } from '@ponte/kit/i18n/i18n';
import { SiteProvider } from '@ponte/kit';
import { announceSteps } from '@ponte/kit/steps';

// A busy machine is slow, not wrong.
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

interface Place {
  path?: string;
  /** What the history entry carries. */
  state?: object;
  language?: Language;
  settings?: SiteSettings;
}

/** Draws a screen as the shell would: at an address, in a language, without any text of this part yet. */
export function renderScreen(element: ReactElement, { path = '/', state, language = 'pt', settings: own }: Place = {}) {
  window.history.pushState(state ? { usr: state } : null, '', path);
  startTextsWith(language, {});

  function Shell() {
    const [shown, setShown] = useState(language);
    const chooseLanguage = (next: Language) => void i18n.changeLanguage(next).then(() => setShown(next));
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

// As the shell does: before any router listens.
announceSteps();

/** Where the page is now. */
export const here = () => window.location.pathname + window.location.search;

afterEach(() => localStorage.clear());
