import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { textOf } from '@ponte/kit';
import type { PageModule } from '@ponte/kit/page-module';
import type { Language } from '@ponte/contract/language';
import type { Hydration } from '@ponte/contract/hydration';
import type { PageState } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';
import { resolveUrl } from '@ponte/contract/url';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import { routes } from '@ponte/contract/routes';
import { App } from './App';
import { headOf, urlsOf, type PageUrls } from './document/head';
import { PageContent } from './page/PageContent';
import { RemotesProvider, type Outlet } from './remotes/remotes-context';
import { contentIdOf, ServedContentsProvider, type ServedContents } from './remotes/served-content';
import { createRemotes } from './remotes/remotes';
import { shared as provided } from './remotes/shared';
import { withTexts } from './remotes/with-texts';

/** The modules that the remotes' Node bundles import from here instead of bundling them. */
export const shared: Record<string, unknown> = Object.fromEntries(
  Object.entries(provided).map(([name, { module }]) => [name, module]),
);

/** The modules besides the route's that every prerendered page renders: none. The composer reads this. */
export const slots: readonly (readonly [RemoteName, string])[] = [];

export interface RenderRequest {
  readonly path: string;
  readonly page: PageState;
  readonly settings: SiteSettings;
  /** The remotes' modules on the page, as their Node bundles export them. */
  readonly modules: readonly { part: RemoteName; module: string; exports: unknown }[];
}

interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd: readonly object[];
  readonly urls: PageUrls | null;
  /** When the content is hydrated; absent on a page without a route. */
  readonly hydration?: Hydration | undefined;
}

export function setTexts(language: Language, texts: TextTable): void {
  startTextsWith(language, texts);
}

/**
 * Renders one page to HTML.
 *
 * @throws the first error of the render, even one that React would recover from in the browser.
 */
export async function render({ path, page, settings, modules }: RenderRequest): Promise<RenderedPage> {
  const remotes = createRemotes({ lock: {} as never, federation: noFederation, report: () => {} });
  for (const { part, module, exports } of modules) remotes.provide(part, module, withTexts(exports));

  const resolved = resolveUrl(routes, path);
  const route = resolved.kind === 'page' ? resolved.route : undefined;
  const shown = modules.find(({ part, module }) => part === route?.part && module === route.module);
  const { hydration = 'load' } = (shown?.exports ?? {}) as Partial<PageModule>;
  const inRouter = (content: ReactNode) => (
    <StaticRouter location={path}>
      <RemotesProvider value={remotes}>{content}</RemotesProvider>
    </StaticRouter>
  );
  // Separately, because the browser hydrates it separately: React's ids depend on the root.
  let content: Html | undefined;
  const served: ServedContents = new Map();
  if (resolved.kind === 'page') {
    content = await renderToHtml(
      inRouter(<PageContent resolved={resolved} page={page} settings={settings} />),
      'page' satisfies Outlet,
    );
    const id = contentIdOf(resolved, page.language);
    served.set(id, { id, html: content.body, hydration });
  }
  const frame = await renderToHtml(
    inRouter(
      <ServedContentsProvider value={served}>
        <App page={page} settings={settings} />
      </ServedContentsProvider>,
    ),
  );
  const head = headOf(route, shown?.exports, page.language, settings, textOf);
  return {
    html: (content?.hints ?? '') + frame.hints + frame.body,
    title: head.title,
    description: head.description,
    jsonLd: head.jsonLd ?? [],
    urls: route ? urlsOf(route, page.language, settings.url) : null,
    hydration: route && hydration,
  };
}

interface Html {
  /** React's preloads of important pictures, which it writes in front of the content. */
  readonly hints: string;
  readonly body: string;
}

/** @throws the first error of the render */
async function renderToHtml(content: ReactNode, identifierPrefix = ''): Promise<Html> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    identifierPrefix,
    // Without it React hides content over about 12 kB behind inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw errors[0];
  const [, hints = '', body = ''] = /^((?:<link[^>]*>)*)(.*)$/s.exec(html) ?? [];
  return { hints, body };
}

const noFederation = {
  start: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  load: () => Promise.reject(new Error('A prerender loads nothing')),
  commit: () => {},
};
