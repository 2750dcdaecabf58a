import { existsSync } from 'node:fs';

/** Chromium without a window: the same engine in half of the processor's time, and no back/forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's packages: what most tests run in, and the browser that visitors have. */
export const chromiumPackages = { shell: 'chromium-headless-shell', whole: 'chromium' } as const;

/**
 * Finds a Chromium on this machine, or takes the given one. The whole browser does for the shell, but not the other way
 * round: benchmarks measure what visitors have.
 */
export function findInstalledChromium(
  kind: keyof typeof chromiumPackages,
  ...others: readonly (string | undefined)[]
): string | undefined {
  const installed = kind === 'shell' ? [headlessShell, ...whole] : whole;
  return [...installed, ...others].find((file) => file && existsSync(file));
}
