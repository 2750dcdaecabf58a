import type { PageState } from '@ponte/contract/lock';
import type { SiteSettings } from '@ponte/contract/site';
import type { ResolvedUrl } from '@ponte/contract/url';
import { SiteProvider } from '@ponte/kit';
import { RemoteContent } from '../remotes/RemoteContent';

interface Props {
  resolved: ResolvedUrl & { kind: 'page' };
  page: PageState;
  settings: SiteSettings;
}

/** The content of the page's outlet alone, as the composer renders it for the island that takes it over. */
export function PageContent({ resolved: { route, params, form }, page: { language }, settings }: Props) {
  const site = { settings, language, form, chooseLanguage: () => {} };
  return (
    <SiteProvider value={site}>
      <RemoteContent
        part={route.part}
        module={route.module}
        props={{ routeId: route.id, params }}
        fallback={null}
        outlet="page"
      />
    </SiteProvider>
  );
}
