import type { HeadContext } from '@ponte/kit';
import { languages, localeTags } from '@ponte/contract/language';
import logo from '../media/logo.png';

/** The consultancy as structured data, without what is not configured. */
export function organization({ site, t, urlOf }: HeadContext): object {
  const profiles = Object.values(site.social);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.brand,
    url: urlOf('home'),
    logo: new URL(logo, site.url).href,
    description: t('layout.organization'),
    areaServed: 'US',
    knowsLanguage: languages.map((language) => localeTags[language]),
    ...(site.email && { email: site.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
