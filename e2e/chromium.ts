import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumPackages, findChromium as find } from '@ponte/toolchain/installed-chromiums';
import { suite } from './suite';

type Kind = keyof typeof chromiumPackages;

/** What the suite's browser is. */
const suiteKind: Kind = suite === 'benchmarks' ? 'whole' : 'shell';
/** All that the suite uses: some audits start a whole browser. */
const neededKinds: readonly Kind[] = suite === 'audits' || suite === 'long' ? ['shell', 'whole'] : [suiteKind];

/** Finds or installs what the suite needs: Debian's package when run as root, otherwise Playwright's download. */
export function requireChromiums(): string[] {
  return neededKinds.map((kind) => findChromium(kind) ?? install(kind));
}

/** @throws Error when `CHROMIUM` names no file */
export const findChromium = (kind = suiteKind) => find(kind, chromium.executablePath());

function install(kind: Kind): string {
  const name = chromiumPackages[kind];
  const debian = process.getuid?.() === 0 && run('apt-get', 'update') && run('apt-get', 'install', '-y', name);
  if (!debian) run('npx', 'playwright', 'install', 'chromium');
  const got = findChromium(kind);
  if (!got) throw new Error(`No Chromium: install Debian’s package ${name}, or set CHROMIUM to one`);
  console.log(`Chromium: installed ${got}`);
  return got;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
