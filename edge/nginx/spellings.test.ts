import { resolveUrl } from '@ponte/contract/url';
import { routes } from '../conformance/fixture-routes';
import { listSpellings } from './spellings';

const spellings = listSpellings(routes);

describe('listSpellings', () => {
  it('has each spelling once, or nginx would not start', () => {
    const keys = spellings.map(({ spelling }) => spelling.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leads each to an address that is right already', () => {
    for (const { canonical } of spellings) {
      expect({ canonical, ...resolveUrl(routes, canonical.replace('$1', '7')) }).toMatchObject({
        canonical,
        kind: 'page',
      });
    }
  });

  it.each([
    ['/es/privacy', '/es/politica-de-privacidad', 'es'],
    ['/pt/politica-de-privacidad', '/politica-de-privacidade', 'pt'],
    ['/en/servicos', '/en/servicos', undefined],
    ['~*^/es/admin/editar-usuario/([^/]+)$', '/es/admin/editar-usuario/$1', undefined],
  ])('%s is %s', (spelling, canonical, ownLanguage) => {
    const found = spellings.find((one) => one.spelling === spelling);
    expect(found).toMatchObject({ canonical });
    expect(found?.ownLanguage).toBe(ownLanguage);
  });
});
