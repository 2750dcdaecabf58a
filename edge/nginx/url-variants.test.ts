import { resolveUrl } from '@ponte/contract/url';
import { routes } from '../conformance/fixture-site';
import { listUrlVariants } from './url-variants';

const variants = listUrlVariants(routes);

describe('listUrlVariants', () => {
  it('lists each variant once, or nginx would not start', () => {
    const keys = variants.map(({ variant }) => variant.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('maps each to a canonical URL', () => {
    for (const { canonical } of variants) {
      expect({ canonical, ...resolveUrl(routes, canonical.replace('$1', '7')) }).toMatchObject({
        canonical,
        kind: 'page',
      });
    }
  });

  it.each([
    ['/es/privacy', '/es/politica-de-privacidad', 'es'],
    ['/pt/politica-de-privacidad', '/politica-de-privacidade', 'pt'],
    ['/servicos', '/servicos', undefined],
    ['/en/servicos', '/en/services', undefined],
    ['/services', '/en/services', undefined],
    ['/pt/servicios', '/pt/servicos', undefined],
    ['~*^/es/admin/editar-usuario/([^/]+)$', '/es/admin/editar-usuario/$1', undefined],
  ])('resolves %s to %s', (variant, canonical, ownLanguage) => {
    const found = variants.find((one) => one.variant === variant);
    expect(found).toMatchObject({ canonical });
    expect(found?.ownLanguage).toBe(ownLanguage);
  });
});
