import type { HeadContext, PageHead } from '@ponte/kit';
import { getRoute } from '@ponte/contract/routes';
import { settings } from '../testing/render';
import { canonicalOf, headOf, urlsOf } from './head';

describe('headOf', () => {
  const t = (key: string) => `<${key}>`;

  test('calls the page’s own head with its route, language and URLs', () => {
    const head = ({ routeId, language, site, urlOf }: HeadContext): PageHead => ({
      title: `${routeId} · ${site.brand}`,
      description: `${language} ${urlOf('contact')}`,
    });
    expect(headOf(getRoute('f1'), { head }, 'es', settings, t)).toEqual({
      title: 'f1 · Ponte',
      description: 'es https://ponte.example/es/contacto',
    });
  });

  test.each([
    ['a page without a head', getRoute('login'), 'Ponte', '<site.description>'],
    ['an unknown path', undefined, '<notfound.title> · Ponte', '<notfound.text>'],
  ])('uses the shell’s texts for %s', (_, route, title, description) => {
    expect(headOf(route, {}, 'pt', settings, t)).toEqual({ title, description });
  });
});

describe('urlsOf', () => {
  const site = 'https://ponte.example';

  test('lists the prefixed URL of each language, and the plain path as the default', () => {
    expect(urlsOf(getRoute('visas'), 'en', site)).toEqual({
      canonical: `${site}/en/services/visas`,
      alternates: [
        ['pt', `${site}/pt/servicos/vistos`],
        ['en', `${site}/en/services/visas`],
        ['es', `${site}/es/servicios/visas`],
        ['x-default', `${site}/servicos/vistos`],
      ],
    });
  });

  test('lists one URL per language for a page with its own path in each', () => {
    expect(urlsOf(getRoute('privacy'), 'es', site)).toEqual({
      canonical: `${site}/es/politica-de-privacidad`,
      alternates: [
        ['pt', `${site}/politica-de-privacidade`],
        ['en', `${site}/privacy`],
        ['es', `${site}/es/politica-de-privacidad`],
        ['x-default', `${site}/politica-de-privacidade`],
      ],
    });
  });

  test('names a route that does not exist', () => {
    expect(() => canonicalOf('visos', 'pt', site)).toThrow('visos');
  });
});
