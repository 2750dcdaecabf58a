import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { lockElementId, pageElementId, rootElementId, type Lock, type PageState } from '@ponte/contract/lock';
import { resolveUrl } from '@ponte/contract/url';
import { startTexts } from '@ponte/kit/i18n/switch-texts';
import { announceSteps } from '@ponte/kit/leaving';
import { whenIdle } from '@ponte/kit/when-idle';
import { routes } from '@ponte/contract/routes';
import { App } from './App';
import { recordLauncherClicks } from './corner/click-replay';
import { UnexpectedError } from './errors/UnexpectedError';
import { createReports, sendBeacon } from './remotes/reports';
import { createFederation } from './remotes/federation';
import { wantsOverrides } from './overrides/wants-overrides';
import { findLiveBuild } from './remotes/live-lock';
import { prefetchOnIntent } from './remotes/prefetch';
import { RenderInBrowser } from './remotes/RemoteContent';
import { RemotesProvider } from './remotes/remotes-context';
import { createRemotes, type Remotes } from './remotes/remotes';
import { allowScriptsOf } from './security/trusted-types';
import { ensureStorage } from './storage/ensure-storage';
import { showTypeface } from './typeface/show-typeface';

/** Marks when the page is hydrated; the budgets call it interactive. */
const interactiveMark = 'ponte:interactive';

/** Starts the served page: loads its texts and the module of its route, then renders everything at once. */
export async function start(): Promise<void> {
  ensureStorage();
  const lock = readJson<Lock>(lockElementId);
  const page = readJson<PageState>(pageElementId);
  const allowScriptsFrom = allowScriptsOf(lock);

  const overrides = wantsOverrides(lock.site)
    ? (await import('./overrides/overrides')).startOverrides(allowScriptsFrom)
    : undefined;
  const texts = startTexts(page.language, lock.texts);
  const reports = createReports((beacon) => sendBeacon(lock.site.apiUrl, beacon), whenIdle);
  const remotes = createRemotes({
    lock: lock.remotes,
    preferred: overrides?.preferred,
    federation: createFederation(lock.remotes, texts),
    findLive: findLiveBuild,
    report: (beacon) => {
      if (!overrides?.intercept(beacon)) reports.add(beacon);
    },
  });
  recordLauncherClicks();
  const [language] = await Promise.all([texts.catch(keepServerHtml), loadRouteModule(remotes, page.mode)]);
  if (!language) return;
  announceSteps();
  // Texts in another language cannot hydrate this HTML.
  render(language === page.language ? page : { ...page, language, mode: 'client' }, lock, remotes);
  performance.mark(interactiveMark);
  reports.sendArrivals();
  prefetchOnIntent(remotes);
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

/**
 * Requests the module of the route. A prerendered page waits until it has loaded or failed, because hydrating earlier
 * would show the fallback and shift the layout. An empty page does not wait: its header works without the module.
 */
async function loadRouteModule(remotes: Remotes, mode: PageState['mode']): Promise<void> {
  const resolved = resolveUrl(routes, location.pathname);
  if (resolved.kind !== 'page') return;
  const { part, module } = resolved.route;
  remotes.load(part, module);
  if (mode === 'prerendered') await remotes.when(part, module, ['ready', 'failed']);
}

function render(page: PageState, lock: Lock, remotes: Remotes): void {
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error('The page has no root element');
  const app = (
    <UnexpectedError>
      <BrowserRouter>
        <RemotesProvider value={remotes}>
          <App page={page} settings={lock.site} />
        </RemotesProvider>
      </BrowserRouter>
    </UnexpectedError>
  );
  if (page.mode === 'client') createRoot(root).render(app);
  else hydrateRoot(root, app, { onRecoverableError: reportUnlessHealed });
}

function reportUnlessHealed(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(error instanceof RenderInBrowser) && !(cause instanceof RenderInBrowser)) console.error(error);
}

function readJson<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}
