import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPackages, findInstalledChromium } from '@ponte/toolchain/installed-chromiums';
import { suite } from './suite';

const purpose = suite === 'benchmarks' ? 'benchmarks' : 'tests';

/** Finds a Chromium or installs one: Debian's package when run as root, otherwise Playwright's download. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const debian = isRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', chromiumPackages[purpose]);
  if (!debian) run('npx', 'playwright', 'install', 'chromium');
  const got = findChromium();
  if (!got)
    throw new Error(`No Chromium: install Debian’s package ${chromiumPackages[purpose]}, or set CHROMIUM to one`);
  console.log(`Chromium: installed ${got}`);
  return got;
}

/** @throws Error when `CHROMIUM` names no file: do not fall back to another browser. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM is ${named}, which is no file: name a Chromium, or run this with env -u CHROMIUM`);
  }
  return named || findInstalledChromium(purpose, chromium.executablePath());
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
