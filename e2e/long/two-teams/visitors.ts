import { expect as expectSoon, type BrowserContext, type Page } from '@playwright/test';
import { lockElementId, type Lock } from '@ponte/contract/lock';
import { hydrated } from '../../site/test';
import { expectRevisions, expectHelRevision, numberedTexts, type Revisions } from './revisions';

export const paths = ['/sobre', '/contato', '/parceiros', '/servicos/vistos', '/servicos/empresa'] as const;
const links = ['Sobre', 'Contato', 'Serviços'] as const;
/** Generous, for a machine on which two releases are composed; anything longer is a page that hangs. */
const timeoutMs = 60_000;
const expect = expectSoon.configure({ timeout: timeoutMs });

/** An open tab: the lock that its page was served with, and all requests that it made. */
export interface Visitor {
  readonly page: Page;
  readonly lock: Lock;
  readonly requests: readonly string[];
}

/** Fetches a page and its texts without a browser. */
export async function read(url: string, revisions: Revisions): Promise<Lock> {
  const response = await fetch(url, { headers: { 'accept-language': 'pt-BR' } });
  expect(response.status).toBe(200);
  const html = await response.text();
  const lock = lockIn(html);
  expectRevisions(html, lock, revisions);
  expect(foreignFiles(html.match(/(?:src|href)="[^"]+/g) ?? [], lock)).toEqual([]);
  const texts = await fetch(new URL(lock.texts.replace('{{lng}}', 'pt'), url));
  expect(await texts.json()).toMatchObject(numberedTexts(lock, revisions));
  return lock;
}

export async function arrive(context: BrowserContext, url: string): Promise<Visitor> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url);
  await hydrated(page);
  return { page, lock: lockIn(await page.content()), requests };
}

/** Follows a link within the site, which may load further files of the page's own builds only. */
export async function wander({ page }: Visitor, choose: (names: typeof links) => string): Promise<void> {
  const name = choose(links);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('main').locator('[aria-current="page"]')).toContainText(name);
}

/** Asserts that a tab uses only the builds of its lock and the texts of its composition. */
export async function look({ page, lock, requests }: Visitor, revisions: Revisions): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectRevisions(await page.content(), lock, revisions);
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expectHelRevision(await page.content(), lock, revisions);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(foreignFiles(requests, lock)).toEqual([]);
  const texts = requests.filter((url) => url.includes('/translation.json'));
  expect(texts.filter((url) => !url.endsWith(`?c=${lock.composition}`))).toEqual([]);
}

/** The URLs of remote builds that are not current in the lock. */
function foreignFiles(urls: readonly string[], lock: Lock): string[] {
  const current = Object.entries(lock.remotes).map(([part, remote]) => `/builds/${part}/${remote.current.build}/`);
  return urls.filter((url) => url.includes('/builds/remote-') && !current.some((folder) => url.includes(folder)));
}

export function lockIn(html: string): Lock {
  const [, json = 'null'] = new RegExp(`<script[^>]* id="${lockElementId}">(.*?)</script>`).exec(html) ?? [];
  const lock = JSON.parse(json) as Lock | null;
  if (!lock) throw new Error('a page without a lock was served');
  return lock;
}
