import type { Page, Response } from '@playwright/test';
import { languages } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import { serverEnvironment } from '../site/base';
import type { PublicPage } from './pages';

const site = serverEnvironment.SITE_URL;

/** The issues of a hydrated page's metadata. `response` is that of its document. */
export async function headIssues(page: Page, place: PublicPage, response: Response | null): Promise<string[]> {
  const { route, language, url } = place;
  const [, title] = /<title>([^<]*)</.exec((await response?.text()) ?? '') ?? [];
  const addresses = languages.map((other) => [other, site + buildUrl(route, other, other)] as const);
  const expected = {
    status: 200,
    language,
    headings: 1,
    title,
    canonical: site + url,
    ...Object.fromEntries(addresses),
    'x-default': site + buildUrl(route, 'plain', 'pt'),
  };
  const actual: Record<string, unknown> = { status: response?.status(), ...(await readHead(page)) };
  return Object.entries(expected)
    .filter(([what, value]) => actual[what] !== value)
    .map(([what, value]) => `${what} is ${String(actual[what])}, not ${String(value)}`);
}

function readHead(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const alternates = document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]');
    return {
      language: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      ...Object.fromEntries([...alternates].map((link) => [link.hreflang, link.getAttribute('href')])),
    };
  });
}
