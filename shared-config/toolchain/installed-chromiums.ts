import { existsSync } from 'node:fs';

/** Chromium without a window: the same engine in half of the processor's time, and no back/forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's packages: what most tests run in, and the browser that visitors have. */
export const chromiumPackages = { shell: 'chromium-headless-shell', whole: 'chromium' } as const;

/** @throws Error when the variable `CHROMIUM` names no file: another browser would not be the one that was asked for. */
export function findNamedChromium(): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file`);
  return named || undefined;
}

/**
 * Finds the named Chromium, one that is installed, or else the given one. The whole browser does for the shell, but not the
 * other way round: benchmarks measure what visitors have.
 *
 * @throws Error when `CHROMIUM` names no file
 */
export function findChromium(kind: keyof typeof chromiumPackages, downloaded: string): string | undefined {
  const installed = kind === 'shell' ? [headlessShell, ...whole] : whole;
  return findNamedChromium() ?? [...installed, downloaded].find((file) => file && existsSync(file));
}
