import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { getChromium } from 'releases/drill/find-chromium';
import { copyCheckout } from './testing/checkout';
import { preferPort } from './require-free';

const form = 'remote-public/contact/ContactForm.tsx';
const texts = 'remote-public/locales/en/pages.ts';

let folder: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let loads = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const copy = join(folder, 'copy');
  await copyCheckout(copy);
  const port = await preferPort(8900);
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') };
  server = spawn(process.execPath, ['--import', 'tsx', 'dev/dev.ts'], { cwd: copy, env, stdio: 'pipe' });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.once('exit', () => reject(new Error(output)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes('is at http')) resolve();
      });
    }
  });
  browser = await chromium.launch({ executablePath: getChromium(chromium.executablePath()), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.goto(`http://localhost:${port}/en/contact`, { timeout: 300_000 });
  page.on('load', () => (loads += 1));
}, 600_000);
afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await nameField().fill('Maria');
  loads = 0;
});

const nameField = () => page.getByRole('textbox', { name: 'Name' });
/** The client of each part creates one. */
const overlays = () => page.locator('#webpack-dev-server-client-overlay');
const overlay = () => overlays().first().contentFrame().locator('body');

/** @returns a function that undoes the change. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const path = join(folder, 'copy', file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(path, source.replace(from, to));
  return () => writeFile(path, source);
}

test('shows a syntax error with its code frame, and continues without a reload when it is fixed', async () => {
  const fix = await edit(form, 'export function', 'const x = (;\nexport function');
  await overlay().getByText('Expression expected').waitFor();
  expect(await overlay().innerText()).not.toMatch(/Caused by|Stack backtrace/);
  await fix();
  await overlays().first().waitFor({ state: 'detached' });
  const undo = await edit(form, '<form', '<form data-hot');
  await page.locator('form[data-hot]').waitFor();
  expect([await nameField().inputValue(), loads]).toEqual(['Maria', 0]);
  await undo();
  await page.locator('form[data-hot]').waitFor({ state: 'detached' });
}, 120_000);

test('shows the message of a render error until it is fixed', async () => {
  const message = page.getByRole('alert').getByText('Error: boom');
  const fix = await edit(form, 'return (\n', "if (Date.now()) throw new Error('boom');\n  return (\n");
  await page.getByText('Error: boom').waitFor();
  await fix();
  await nameField().waitFor();
  expect(await message.count()).toBe(0);
}, 120_000);

test('shows a changed text in the open page, which keeps its state', async () => {
  const undo = await edit(texts, "'contact.title': '", "'contact.title': 'Changed: ");
  await page.getByRole('heading', { level: 1, name: 'Changed:' }).waitFor();
  expect([await nameField().inputValue(), loads]).toEqual(['Maria', 0]);
  await undo();
}, 120_000);
