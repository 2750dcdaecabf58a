import { render } from '@testing-library/react';
import { SiteProvider, type Site, type HeadContext } from '@ponte/kit';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { TextsProvider } from '@ponte/kit/i18n/use-texts';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pt } from '../locales/pt';

export const site: Site = {
  settings: {
    url: 'https://site.example',
    brand: 'Travessia',
    chatNumber: '15550100200',
    email: 'ola@site.example',
    social: {},
    nhostUrl: '/v1',
    apiUrl: '/api',
    allowOverrides: false,
  },
  language: 'pt',
  form: 'plain',
  chooseLanguage: () => undefined,
};

/** Renders an element as the shell would, in Portuguese. */
export function renderPage(element: ReactElement, changes: Partial<Site> = {}) {
  startTextsWith('pt', pt);
  return render(
    <MemoryRouter>
      <SiteProvider value={{ ...site, ...changes }}>
        <TextsProvider>{element}</TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
}

/** What the shell passes to the `head` of a page, in Portuguese. */
export const headContext: HeadContext = {
  routeId: 'home',
  language: 'pt',
  site: site.settings,
  t: (key, values = {}) =>
    (pt[key as keyof typeof pt] ?? '').replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])),
  urlOf: (routeId) => `https://site.example/pt/${routeId}`,
};

/** Matches every media query until the end of the test, and so `prefers-reduced-motion`. */
export function preferReducedMotion() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}
