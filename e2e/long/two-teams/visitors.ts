import { expect as expectSoon, type BrowserContext, type Page } from '@playwright/test';
import { lockElementId, type Lock } from '@ponte/contract/lock';
import { hydrated } from '../../site/test';
import { expectRevisions, expectHelRevision, numberedTexts, type Revisions } from './revisions';

export const paths = ['/sobre', '/contato', '/parceiros', '/servicos/vistos', '/servicos/empresa'] as const;
const links = ['Sobre', 'Contato', 'Serviços'] as const;
/** Generous, for a machine on which two releases are composed; anything longer is a page that hangs. */
const timeoutMs = 60_000;
const expect = expectSoon.configure({ timeout: timeoutMs });

/** Somebody with a tab open: what the page pinned when it came, and every file of a build that it asked for. */
export interface Visitor {
  readonly page: Page;
  readonly lock: Lock;
  readonly asked: readonly string[];
}

/** Comes without a browser, as a reader of the HTML does and of the texts that it names. */
export async function read(url: string, revisions: Revisions): Promise<Lock> {
  const answer = await fetch(url, { headers: { 'accept-language': 'pt-BR' } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  await hydrated(page);
  return { page, lock: lockIn(await page.content()), asked };
}

/** Follows a link of the site, which loads nothing anew but what the page's own builds still lack. */
export async function wander({ page }: Visitor, choose: (names: typeof links) => string): Promise<void> {
  const name = choose(links);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('main').locator('[aria-current="page"]')).toContainText(name);
}

/** That a tab shows and runs the builds of its own lock, with the texts of its own composition, and no others. */
export async function look({ page, lock, asked }: Visitor, revisions: Revisions): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectRevisions(await page.content(), lock, revisions);
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expectHelRevision(await page.content(), lock, revisions);
  await page.keyboard.press('Escape');
  expect(foreignFiles(asked, lock)).toEqual([]);
  const texts = asked.filter((url) => url.includes('/translation.json'));
  expect(texts.filter((url) => !url.endsWith(`?c=${lock.composition}`))).toEqual([]);
}

/** The addresses among these that belong to a build of a remote which the lock does not make current. */
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
