import { existsSync } from 'node:fs';

/** Chromium without a window: the same engine in half of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's packages: what tests run in, and the browser that visitors have. */
export const chromiumPackages = { tests: 'chromium-headless-shell', benchmarks: 'chromium' } as const;

/** Finds a Chromium on this machine, or takes the given one. A benchmark measures the whole browser, as visitors have it. */
export function findInstalledChromium(
  purpose: keyof typeof chromiumPackages,
  ...others: readonly (string | undefined)[]
): string | undefined {
  const installed = purpose === 'tests' ? [headlessShell, ...whole] : whole;
  return [...installed, ...others].find((file) => file && existsSync(file));
}
