import type { BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Browser } from 'playwright-core';
import type { Beacon } from '@ponte/contract/beacon';
import type { RemoteName } from '@ponte/contract/parts';

/** A page that shows a remote without a login, and the module that it loads. */
export interface RemotePage {
  readonly path: string;
  readonly module: string;
  /** Selector of the button that opens it; absent if the page shows it at once. */
  readonly launcher?: string;
}

/** The remote's first own page. A remote without pages, like the assistant, is in a slot of the home page. */
export function getRemotePage(shell: BuildContract, remote: BuildContract): RemotePage {
  const open = shell.routes.filter(({ part, area }) => part === remote.part && area !== 'admin');
  for (const { path, module } of open) {
    if (typeof path === 'string' && !path.includes(':')) return { path, module };
  }
  const [module] = Object.keys(remote.exposes);
  if (module !== undefined) return { path: '/', module, launcher: '[data-assistant] button' };
  throw new ReleaseError('refused', `${remote.part} ${remote.build} shows nothing`, 'name another remote');
}

interface ExpectedVisit {
  readonly url: string;
  readonly part: RemoteName;
  readonly broken: string;
  readonly good: string;
  readonly phase: Beacon['phase'];
  /** Selector of the button to press. */
  readonly launcher: string | undefined;
}

export type Visit =
  | { readonly healed: true; readonly ms: number }
  | { readonly healed: false; readonly problem: string };

const timeoutMs = 30_000;

/** Opens the page and waits for its beacons about the broken and the good build. */
export async function visit(browser: Browser, beacons: readonly Beacon[], expected: ExpectedVisit): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    const from = beacons.length;
    const hasBeacon = (build: string, phase: Beacon['phase']) =>
      beacons.slice(from).some((one) => one.remote === expected.part && one.build === build && one.phase === phase);
    await page.goto(expected.url);
    if (expected.launcher) await page.locator(expected.launcher).first().click();
    const notice = page.locator(`[role=alert][data-part="${expected.part}"]`);
    const until = Date.now() + timeoutMs;
    while (!hasBeacon(expected.good, 'ready') && Date.now() < until) {
      if (await notice.count()) return { healed: false, problem: 'the page shows that the part is missing' };
      await page.waitForTimeout(20);
    }
    if (!hasBeacon(expected.good, 'ready')) return { healed: false, problem: 'the good build never arrived' };
    if (!hasBeacon(expected.broken, expected.phase))
      return { healed: false, problem: `no beacon reports ${expected.phase}` };
    if (documents !== 1) return { healed: false, problem: 'the page was loaded again' };
    if (await notice.count()) return { healed: false, problem: 'the page shows that the part is missing' };
    return { healed: true, ms: await page.evaluate(lastArrival, `/${expected.part}/${expected.good}/`) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Milliseconds from the navigation to the last file of a build. */
function lastArrival(folder: string): number {
  const entries = performance.getEntriesByType('resource') as { name: string; responseEnd?: number }[];
  return Math.round(
    Math.max(...entries.filter(({ name }) => name.includes(folder)).map((one) => one.responseEnd ?? 0)),
  );
}
