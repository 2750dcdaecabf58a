import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Subject } from '../subjects/subject';
import { observe, readTimings, type Timings } from './timings';

/** A phone: small screen, slow processor. Films are off, as a static page plays none. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

interface VisitOptions {
  readonly subject: Subject;
  readonly path: string;
  readonly port: number;
  readonly slowdown: number;
  /** How long to observe the page after it has loaded, in milliseconds. */
  readonly restMs: number;
  /** Called before navigation. */
  readonly prepare?: (devtools: CDPSession) => Promise<void>;
  /** Called when the page has loaded and is interactive. */
  readonly inspect?: (page: Page, devtools: CDPSession) => Promise<void>;
  readonly device?: BrowserContextOptions;
}

/** Visits with empty caches and no open connection. @throws Error when any request or script of the page fails. */
export async function visit(
  browser: Browser,
  { subject, path, port, slowdown, restMs, prepare, inspect, device = phone }: VisitOptions,
): Promise<Timings> {
  const context = await browser.newContext({ ...device, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const problems = collectProblems(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await prepare?.(devtools);
    await page.goto(`https://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
    if (subject.hasScript) {
      await page.waitForFunction(() => performance.getEntriesByName('ponte:interactive').length > 0);
    }
    await inspect?.(page, devtools);
    await page.waitForTimeout(restMs);
    const timings = await page.evaluate(readTimings);
    if (problems.length > 0) throw new Error(`${path}, ${subject.name}: ${problems.join('; ')}`);
    return timings;
  } finally {
    await context.close();
  }
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(`${message.text()} (${message.location().url})`));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} responded with ${response.status()}`);
  });
  return problems;
}
