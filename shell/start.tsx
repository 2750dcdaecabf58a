import '@ponte/kit/design/tokens.css';
import '@ponte/kit/design/base.css';
import './media/fonts/font.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { buildTexts, rootElementId, type Lock, type PageState } from '@ponte/contract/lock';
import { resolveUrl, type ResolvedUrl } from '@ponte/contract/url';
import { startTexts } from '@ponte/kit/i18n/switch-texts';
import { announceSteps } from '@ponte/kit/leaving';
import { whenIdle } from '@ponte/kit/when-idle';
import { routes } from '@ponte/contract/routes';
import { App } from './App';
import { readHead, readLock, readPageState } from './document/served-document';
import { UnexpectedError } from './page/UnexpectedError';
import { InteractiveMark } from './InteractiveMark';
import { createReports, sendBeacon } from './remotes/reports';
import { createLazyFederation } from './remotes/lazy-federation';
import { wantsOverrides } from './overrides/wants-overrides';
import { SiteRouter } from './navigation/SiteRouter';
import { RemotesProvider } from './remotes/remotes-context';
import { createRemotes, type Remotes } from './remotes/remotes';
import { contentIdOf, ServedContentsProvider, type ServedContents } from './remotes/served-content';
import { allowScriptsOf } from './security/trusted-types';
import { ensureStorage } from './storage/ensure-storage';
import { showTypeface } from './typeface/show-typeface';

declare const __webpack_public_path__: string;
/** The texts of the frame are a file of the shell's build. */
const frameTexts = __webpack_public_path__ + buildTexts;

/** Starts the served page: its frame as soon as its texts are there. The content of its outlet is an island. */
export async function start(): Promise<void> {
  ensureStorage();
  const lock = readLock(document);
  const served = readPageState(document);
  const allowScriptsFrom = allowScriptsOf(lock);

  const overrides = wantsOverrides(lock.site)
    ? (await import('./overrides/overrides')).startOverrides(allowScriptsFrom)
    : undefined;
  // A developer must see the own build, also on a page that needs none.
  const resolved = resolveUrl(routes, location.pathname);
  const route = resolved.kind === 'page' ? resolved.route : undefined;
  const isOverridden = route && overrides?.preferred[route.part];
  const page: PageState = isOverridden ? { ...served, hydration: 'load' } : served;
  const texts = startTexts(page.language, { frame: frameTexts, all: lock.texts });
  const reports = createReports((beacon) => sendBeacon(lock.site.apiUrl, beacon), whenIdle);
  const remotes = createRemotes({
    lock: lock.remotes,
    preferred: overrides?.preferred,
    federation: createLazyFederation(async () => {
      const { createFederation } = await import(/* webpackChunkName: "federation" */ './remotes/federation');
      return createFederation(lock.remotes, texts);
    }),
    // With the code that the visitor's first input loads: a retry is one.
    findLive: (part) =>
      import(/* webpackChunkName: "navigation" */ './remotes/live-lock').then(
        ({ findLiveBuild }) => findLiveBuild(part),
        () => undefined,
      ),
    report: (beacon) => {
      if (!overrides?.intercept(beacon)) reports.add(beacon);
    },
  });
  if (route && isNeededAtOnce(page)) remotes.load(route.part, route.module);
  const language = await texts.catch(keepServerHtml);
  if (!language) return;
  announceSteps();
  // Texts in another language cannot hydrate this HTML.
  const shown: PageState = language === page.language ? page : { ...page, language, mode: 'client' };
  render(shown, lock, remotes, findServedContents(shown, resolved));
  reports.sendArrivals();
  // Without its file the page stays in the fallback.
  whenIdle(() => void showTypeface().catch(() => undefined));
  overrides?.watch(remotes);
}

/**
 * Without texts in any language the page stays as the edge served it, with working links. A page that was served without
 * content shows the error instead.
 */
function keepServerHtml(error: unknown): undefined {
  console.error(error);
  const root = document.getElementById(rootElementId);
  if (root?.childElementCount === 0) createRoot(root).render(<UnexpectedError error={error} />);
}

/** Whether the page has no content without its module, or content that is hydrated as soon as possible. */
function isNeededAtOnce({ mode, hydration = 'load' }: PageState): boolean {
  return mode === 'client' || hydration === 'load';
}

function render(page: PageState, lock: Lock, remotes: Remotes, served: ServedContents): void {
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error('The page has no root element');
  const app = (
    <UnexpectedError>
      <RemotesProvider value={remotes}>
        <ServedContentsProvider value={served}>
          <SiteRouter>
            <App page={page} settings={lock.site} />
            <InteractiveMark />
          </SiteRouter>
        </ServedContentsProvider>
      </RemotesProvider>
    </UnexpectedError>
  );
  if (page.mode === 'client') createRoot(root).render(app);
  // In slices, between which the browser paints and reacts. An event that needs the page makes React finish it at once.
  else startTransition(() => void hydrateRoot(root, app));
}

/** The content that the document came with. */
function findServedContents({ mode, language, hydration = 'load' }: PageState, page: ResolvedUrl): ServedContents {
  if (mode !== 'prerendered' || page.kind !== 'page') return new Map();
  const id = contentIdOf(page, language);
  return new Map([[id, { id, hydration, head: readHead(document) }]]);
}
