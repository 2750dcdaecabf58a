import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import type { Measured } from './limits';

interface Call {
  url: string;
  type: string;
  /** Seconds on the browser's clock. */
  start: number;
  bytes: number;
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
}

interface Paint {
  interactive: number;
  timeOrigin: number;
  largest: string;
  blocking: string[];
  styles: string;
  shift: number;
}

/** Visits a page with an empty cache and counts what its first paint and its first interaction needed. */
export async function measureFirstVisit(page: Page, path: string): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  const calls = await recordCalls(devtools);
  await page.addInitScript(observePaint);
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('ponte:interactive').length > 0);
  await page.waitForTimeout(500);
  const paint = await page.evaluate(readPaint);

  const all = [...calls.values()];
  const document = all.find(({ type }) => type === 'Document');
  if (!document) throw new Error(`${path} was not recorded`);
  const untilInteractive = all.filter(({ start }) => (start - document.start) * 1000 <= paint.interactive);
  const depths = depthsOf(all, document);
  const needed = new Set([document.url, ...paint.blocking, ...(paint.largest ? [paint.largest] : [])]);
  const sum = (type: string) => total(untilInteractive.filter((call) => call.type === type));
  return {
    html: document.bytes,
    script: sum('Script'),
    css: brotliCompressSync(Buffer.from(paint.styles)).length + sum('Stylesheet'),
    font: sum('Font'),
    requestsToLargestPaint: needed.size,
    requestsToInteractive: untilInteractive.filter(({ type }) => type !== 'Media' && type !== 'Image').length,
    depthToLargestPaint: Math.max(...[...needed].map((url) => depths.get(url) ?? 0)),
    depthToInteractive: Math.max(...untilInteractive.map(({ url }) => depths.get(url) ?? 0)),
    scriptForLargestPaint: paint.blocking.filter((url) => url.endsWith('.js')).length,
    layoutShift: paint.shift,
  };
}

async function recordCalls(devtools: CDPSession): Promise<Map<string, Call>> {
  const calls = new Map<string, Call>();
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return;
    calls.set(requestId, {
      url: request.url,
      type,
      start: timestamp,
      bytes: 0,
      initiator: initiator as Call['initiator'],
    });
  });
  // The body's bytes as sent; the headers' are the connection's, not the page's.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (call) call.bytes = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? NaN);
  });
  return calls;
}

/** How many steps each call is from the address bar: a call that a script makes is one behind that script. */
function depthsOf(calls: readonly Call[], document: Call): Map<string, number> {
  const depths = new Map([[document.url, 1]]);
  const sorted = calls.filter((call) => call !== document).sort((a, b) => a.start - b.start);
  for (const { url, initiator } of sorted) {
    const by =
      initiator.stack?.callFrames.map((frame) => frame.url).find((frame) => depths.has(frame)) ?? initiator.url;
    if (!depths.has(url)) depths.set(url, (depths.get(by ?? document.url) ?? 1) + 1);
  }
  return depths;
}

function total(calls: readonly Call[]): number {
  return calls.reduce((sum, { bytes }) => sum + bytes, 0);
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
    timeOrigin: performance.timeOrigin,
    largest,
    blocking: resources.filter((entry) => entry.renderBlockingStatus === 'blocking').map(({ name }) => name),
    styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    shift,
  };
}
