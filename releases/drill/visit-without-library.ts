import type { Browser, Route } from 'playwright-core';
import type { Beacon } from '@ponte/contract/beacon';
import type { RemoteName } from '@ponte/contract/parts';
import type { Visit } from './visit';

/** A fault of the shell's chunk with the library of module federation, and what the page must report about it. */
interface LibraryFault {
  readonly name: string;
  readonly reports: Beacon['phase'];
  readonly act: (route: Route, repaired: Promise<void>) => Promise<void>;
}

export const libraryFaults: readonly LibraryFault[] = [
  { name: 'library gone', reports: 'chunk', act: (route) => route.fulfill({ status: 404, body: 'no such file' }) },
  {
    name: 'library altered',
    reports: 'chunk',
    act: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};globalThis.ranForeignCode=true` });
    },
  },
  { name: 'library hung', reports: 'hung', act: (route, repaired) => repaired.then(() => route.continue()) },
];

interface Expected {
  readonly url: string;
  readonly part: RemoteName;
  readonly good: string;
  /** The chunk's files in the shell's build. */
  readonly files: readonly string[];
  readonly fault: LibraryFault;
  /** Selector of the button to press. */
  readonly launcher: string | undefined;
}

const timeoutMs = 30_000;

/**
 * Opens the page while the library does not load. No build can heal that: the page must say so, or be readable without it, and
 * a retry must load the part once the file is there again.
 */
export async function visitWithoutLibrary(
  browser: Browser,
  beacons: readonly Beacon[],
  { url, part, good, files, fault, launcher }: Expected,
): Promise<Visit> {
  const context = await browser.newContext();
  let repair = () => {};
  let isRepaired = false;
  const repaired = new Promise<void>((resolve) => (repair = resolve)).then(() => void (isRepaired = true));
  try {
    const page = await context.newPage();
    await page.route(
      ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`)),
      (route) => (isRepaired ? route.continue() : fault.act(route, repaired)),
    );
    const from = beacons.length;
    const started = performance.now();
    const reported = (wanted: Partial<Beacon>) =>
      beacons
        .slice(from)
        .some((one) => Object.entries(wanted).every(([key, value]) => one[key as keyof Beacon] === value));
    const until = async (holds: () => Promise<boolean> | boolean) => {
      for (const end = Date.now() + timeoutMs; Date.now() < end; await page.waitForTimeout(20)) {
        if (await holds()) return true;
      }
      return false;
    };

    await page.goto(url, { waitUntil: 'commit' });
    // Without the library the frame answers all the same.
    await page.waitForFunction(() => performance.getEntriesByName('ponte:interactive').length > 0);
    if (launcher) await page.locator(launcher).first().click();
    const retry = page.locator(`[role=alert][data-part="${part}"] button`);
    const isReadable = async () => !launcher && (await page.locator('main h1').count()) > 0;
    if (!(await until(() => reported({ remote: 'shell', phase: fault.reports })))) {
      return { healed: false, problem: `no beacon reports ${fault.reports} of the shell` };
    }
    if (!(await until(async () => (await retry.count()) > 0 || (await isReadable())))) {
      return { healed: false, problem: 'the page neither shows the part nor says that it is missing' };
    }
    if (await page.evaluate(() => 'ranForeignCode' in globalThis))
      return { healed: false, problem: 'altered code ran' };
    repair();
    await repaired;
    if ((await retry.count()) > 0) {
      // Again and again, as a visitor would: a load that was under way may fail after the repair.
      const isLive = async () => {
        if (reported({ remote: part, build: good, phase: 'ready' })) return true;
        if ((await retry.count()) > 0) await retry.click({ timeout: 1000 }).catch(() => undefined);
        return false;
      };
      if (!(await until(isLive))) {
        return { healed: false, problem: 'the retry loaded nothing' };
      }
    }
    return { healed: true, ms: Math.round(performance.now() - started) };
  } finally {
    repair();
    await context.close();
  }
}
