import type { BrowserContext, Page } from '@playwright/test';
import { expect, interactive } from './test';
import { createPrng, type Prng } from './prng';

const starts = ['/', '/pt/sobre', '/en/services/visas', '/es/contacto', '/privacy', '/login'];
const actions = ['follow', 'follow', 'follow', 'back', 'forward', 'language'] as const;
type Action = (typeof actions)[number];

/**
 * Takes twenty steps that do not wait for a page, then expects the page of the address. The seed decides everything: with an odd
 * one the visitor reads between steps, up to a second and a half, so that pages of links in view are prepared meanwhile.
 */
export async function walkAtRandom(context: BrowserContext, seed: number): Promise<void> {
  const prng = createPrng(seed);
  const page = await context.newPage();
  // Otherwise most pages would be there before the next step.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(prng.pick(starts));
  await interactive(page);
  await page.evaluate(() => (sessionStorage.entriesBefore = String(history.length)));
  const reads = seed % 2 === 1;
  // The code that prepares pages comes with the first input.
  if (reads) await page.keyboard.press('Shift');
  const steps: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const step = { action: prng.pick(actions), choice: pickNumber(prng), frames: pickNumber(prng) % (reads ? 90 : 6) };
    steps.push(await page.evaluate(takeStep, step));
  }
  const message = `seed ${seed}: ${steps.join(', ')}`;
  await expectPageOfAddress(page, message);
  await page.close();
}

const pickNumber = (prng: Prng) => prng.pick([...Array(97).keys()]);

/** Runs in the page. Returns what it did. */
async function takeStep({ action, choice, frames }: { action: Action; choice: number; frames: number }) {
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  const pick = (selector: string) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    return links[choice % links.length];
  };
  if (action === 'follow' || action === 'language') {
    const link = pick(action === 'language' ? 'header a[hreflang]' : '#root a[href^="/"]:not([hreflang], [download])');
    link?.click();
    return link?.getAttribute('href') ?? 'no link';
  }
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const last = history.length - Number(sessionStorage.entriesBefore);
  if (action === 'back' ? idx === 0 : idx >= last) return `no ${action}`;
  let isTaken = false;
  addEventListener('popstate', () => (isTaken = true), { once: true });
  history.go(action === 'back' ? -1 : 1);
  // The browser drops a step if the page changes its address first.
  for (let frame = 0; frame < 120 && !isTaken; frame += 1) await new Promise(requestAnimationFrame);
  return isTaken ? action : `${action} dropped`;
}

/** Compares the page with what its address shows in a new tab, until the last navigation has ended. */
async function expectPageOfAddress(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('progressbar'), message).toHaveCount(0);
  await expect(page.locator('[data-language-notice]'), message).toHaveCount(0);
  await expect(async () => {
    const wanted = await showInNewTab(page.context(), page.url());
    expect(await page.evaluate(readShown), message).toEqual(wanted);
  }).toPass({ timeout: 30_000 });
}

/** The new tab has the same language stored. */
async function showInNewTab(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await interactive(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/./);
  const shown = await page.evaluate(readShown);
  await page.close();
  return shown;
}

/** Runs in the page. */
function readShown() {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return {
    path: location.pathname,
    lang: document.documentElement.lang,
    said: texts('header a[hreflang][aria-current]')[0],
    title: document.title,
    headings: texts('main :is(h1, h2, h3)'),
    current: texts('header nav a[aria-current]'),
  };
}
