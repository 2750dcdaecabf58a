import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { getChromium } from 'releases/drill/find-chromium';
import { startLocal, stopLocal } from './testing/start-local';
import { preferPort } from './require-free';

let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-remote-'));
  port = await preferPort(8930);
});
afterEach(() => stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns what `pattern` matches in the program's output. */
async function start(cwd: string, args: readonly string[], pattern: RegExp): Promise<string> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, METRICS_PORT: '0' };
  const { child, printed } = startLocal(cwd, args, env, pattern);
  running = child;
  return pattern.exec(await printed)?.[0] ?? '';
}

async function stop(): Promise<void> {
  await stopLocal(running);
  running = undefined;
}

const startDev = () =>
  start('remote-chat', ['--import', 'tsx', '../dev/dev-remote.ts', '--port', '0'], /http\S+\/\?ponte=\S+/);

async function listStore(): Promise<string[][]> {
  const folders = ['releases', 'compositions'].map((name) => readdir(join(folder, 'releases', name)));
  return (await Promise.all(folders)).map((names) => names.sort());
}

test('neither releases nor composes anything after npm start, at its first start or at its second', async () => {
  await start('.', ['dev/dist/start.js'], /Ponte is at/);
  await stop();
  const released = await listStore();
  expect(released.map((names) => names.length)).toEqual([1, 1]);
  await startDev();
  await stop();
  expect(await listStore()).toEqual(released);
  await startDev();
  expect(await listStore()).toEqual(released);
});

test('serves its part in the pages of that release', async () => {
  const address = await startDev();
  const browser = await chromium.launch({
    executablePath: getChromium(chromium.executablePath()),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ locale: 'pt-BR' });
    const rejected: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) rejected.push(message.text());
    });
    await page.goto(address);
    const origin = /@(.*)$/.exec(address)?.[1] ?? '';
    const badge = page.getByRole('complementary', { name: 'Partes da sua máquina' });
    await badge.getByText(`remote-chat vem de ${origin}`).waitFor();
    await page.getByRole('button', { name: 'Conversar com a Hel', exact: true }).waitFor();
    expect(rejected).toEqual([]);
  } finally {
    await browser.close();
  }
});
