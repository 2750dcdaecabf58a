import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { interactive, settled } from '../site/test';
import { bytesOf, depthsOf, getDocument, recordCalls, type Call } from './calls';
import type { Measured } from './limits';

interface Paint {
  interactive: number;
  /** When each file was requested, in milliseconds of the page. */
  starts: Record<string, number>;
  largest: string;
  blocking: string[];
  styles: string;
  shift: number;
}

interface Visit {
  readonly measured: Measured;
  /** All requests so far, and those made after the page was interactive. */
  calls(): Call[];
  lateCalls(): Call[];
}

/** Visits a page with an empty cache and counts what its first paint and its first interaction needed. */
export async function measureFirstVisit(page: Page, path: string): Promise<Visit> {
  const recorded = await recordCalls(await page.context().newCDPSession(page));
  await page.addInitScript(observePaint);
  await page.goto(path);
  await interactive(page);
  await page.waitForLoadState('load');
  await settled(page);
  await pictureIsPainted(page);
  const paint = await page.evaluate(readPaint);

  const all = [...recorded.values()];
  const document = getDocument(all);
  const toPageTime = pageClock(all, paint.starts);
  const isLate = ({ start }: Call) => toPageTime(start) > paint.interactive;
  const untilInteractive = all.filter((call) => !isLate(call));
  const depths = depthsOf(all, document);
  const needed = new Set([document.url, ...paint.blocking, ...(paint.largest ? [paint.largest] : [])]);
  const sum = (type: string) => bytesOf(untilInteractive.filter((call) => call.type === type));
  const measured = {
    html: document.bytes,
    script: sum('Script'),
    css: brotliCompressSync(Buffer.from(paint.styles)).length + sum('Stylesheet'),
    font: sum('Font'),
    requestsToLargestPaint: needed.size,
    requestsToInteractive: untilInteractive.filter((call) => !isPicture(call)).length,
    depthToLargestPaint: Math.max(...[...needed].map((url) => depths.get(url) ?? 0)),
    depthToInteractive: Math.max(...untilInteractive.map(({ url }) => depths.get(url) ?? 0)),
    scriptForLargestPaint: paint.blocking.filter((url) => url.endsWith('.js')).length,
    // On a slow link they would compete with a picture that is requested after them.
    scriptsRequestedBeforeLargestPaint: paint.largest ? countScriptsBefore(paint.largest, all) : 0,
    layoutShift: paint.shift,
  };
  return { measured, calls: () => [...recorded.values()], lateCalls: () => [...recorded.values()].filter(isLate) };
}

/** Films and pictures, the icon of the browser's tab included, whose type is another one. No code waits for them. */
function isPicture({ type, url }: Call): boolean {
  return type === 'Media' || type === 'Image' || url.includes('/favicon');
}

/**
 * Converts the browser's seconds to the page's milliseconds, by a script that both timed. The document's own request would be
 * wrong: it is sent some time after the page's clock began, and on a busy machine that makes later requests seem early.
 */
function pageClock(calls: readonly Call[], starts: Paint['starts']): (seconds: number) => number {
  const script = calls.find(({ type, url }) => type === 'Script' && starts[url] !== undefined);
  const began = script ? script.start * 1000 - (starts[script.url] ?? NaN) : NaN;
  return (seconds) => seconds * 1000 - began;
}

/** Resolves when the pictures on the screen are decoded and two frames have shown them: the largest paint is then known. */
function pictureIsPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

function countScriptsBefore(url: string, calls: readonly Call[]): number {
  const request = calls.find((call) => call.url === url);
  return request ? calls.filter(({ type, start }) => type === 'Script' && start < request.start).length : NaN;
}

function observePaint(): void {
  const seen = { largest: '', shift: 0 };
  Object.assign(window, { pontePaint: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = (entry as PerformanceEntry & { url: string }).url;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readPaint(): Paint {
  const { largest, shift } = (window as unknown as { pontePaint: { largest: string; shift: number } }).pontePaint;
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  return {
    interactive: performance.getEntriesByName('ponte:interactive')[0]?.startTime ?? 0,
    starts: Object.fromEntries(resources.map(({ name, startTime }) => [name, startTime])),
    largest,
    blocking: resources.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name),
    styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    shift,
  };
}
