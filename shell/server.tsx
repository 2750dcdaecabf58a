import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { textOf } from '@ponte/kit';
import type { Language } from '@ponte/contract/language';
import type { PageState } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';
import { resolveUrl } from '@ponte/contract/url';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import { routes } from '@ponte/contract/routes';
import { App } from './App';
import { headOf, urlsOf, type PageUrls } from './document/head';
import { RemotesProvider } from './remotes/remotes-context';
import { createRemotes } from './remotes/remotes';
import { shared as provided } from './remotes/shared';

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
  for (const { part, module, exports } of modules) remotes.provide(part, module, exports);

  const resolved = resolveUrl(routes, path);
  const html = await renderToHtml(
    <StaticRouter location={path}>
      <RemotesProvider value={remotes}>
        <App page={page} settings={settings} />
      </RemotesProvider>
    </StaticRouter>,
  );

  const route = resolved.kind === 'page' ? resolved.route : undefined;
  const shown = modules.find(({ part, module }) => part === route?.part && module === route.module);
  const head = headOf(route, shown?.exports, page.language, settings, textOf);
  return {
    html,
    title: head.title,
    description: head.description,
    jsonLd: head.jsonLd ?? [],
    urls: route ? urlsOf(route, page.language, settings.url) : null,
  };
}

/** @throws the first error of the render */
async function renderToHtml(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    // Without it React hides content over about 12 kB behind inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

const noFederation = {
  mount: () => Promise.resolve(),
  load: () => Promise.reject(new Error('A prerender loads nothing')),
  commit: () => {},
};
