import { getRoute } from '@ponte/contract/routes';
import { canonicalOf, urlsOf } from './urls';

const site = 'https://ponte.example';

test('a page stands under its language, with a sister in each and the plain path for everybody else', () => {
  expect(urlsOf(getRoute('visas'), 'en', site)).toEqual({
    canonical: `${site}/en/servicos/vistos`,
    alternates: [
      ['pt', `${site}/pt/servicos/vistos`],
      ['en', `${site}/en/servicos/vistos`],
      ['es', `${site}/es/servicos/vistos`],
      ['x-default', `${site}/servicos/vistos`],
    ],
  });
});

test('a page with a path of its own per language has one address in each', () => {
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

test('a route that does not exist is named', () => {
  expect(() => canonicalOf('visos', 'pt', site)).toThrow('visos');
});
