import type { HeadContext, PageHead } from '@ponte/kit';
import { getRoute } from '@ponte/contract/routes';
import { settings } from '../testing/render';
import { headOf } from './head';

const t = (key: string) => `<${key}>`;

test('a page speaks for itself, with its own route, language and addresses', () => {
  const head = ({ routeId, language, site, urlOf }: HeadContext): PageHead => ({
    title: `${routeId} · ${site.brand}`,
    description: `${language} ${urlOf('contact')}`,
  });
  expect(headOf(getRoute('f1'), { head }, 'es', settings, t)).toEqual({
    title: 'f1 · Ponte',
    description: 'es https://ponte.example/es/contato',
  });
});

test.each([
  ['a page without words of its own', getRoute('login'), 'Ponte', '<site.description>'],
  ['an unknown path', undefined, '<notfound.title> · Ponte', '<notfound.text>'],
])('the shell speaks for %s', (_, route, title, description) => {
  expect(headOf(route, {}, 'pt', settings, t)).toEqual({ title, description });
});
