import { defineConfig, devices } from '@playwright/test';
import { useMemoryFolder } from '@ponte/toolchain/memory-folder.js';
import { findChromium } from './chromium';
import { baseUrl, galleryPort, galleryUrl, metricsPort, serverEnvironment } from './site/base';
import { suite } from './suite';

useMemoryFolder();
const executablePath = findChromium();
/** The file in which `.ci/run` expects the results. */
const report = process.env.TEST_REPORT;
const minute = 60_000;

const site = {
  command: 'node ../dev/dist/start.js',
  url: `${baseUrl}/readyz`,
  // A fixed port for the metrics too: a port that is free now may be taken when the server binds it.
  env: { ...serverEnvironment, METRICS_PORT: String(metricsPort) },
  timeout: 10 * minute,
  stdout: 'pipe',
} as const;
const gallery = {
  command: 'node --import tsx ../gallery/serve.ts',
  url: `${galleryUrl}/main.js`,
  env: { PORT: String(galleryPort), WATCH: 'false' },
  timeout: 10 * minute,
} as const;

/**
 * Pictures load 1250 pixels below the window on each connection, as on 4G: a busy machine answers so late that the browser takes
 * its own for a slow connection, on which it loads three times as many. This replaces Playwright's own settings: a mouse.
 */
const blinkSettings = [
  ...['Unknown', 'Slow2G', '2G', '3G', '4G'].map((connection) => `lazyLoadingImageMarginPx${connection}=1250`),
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
].join();

export default defineConfig({
  testDir: `./${suite}`,
  outputDir: './test-results',
  fullyParallel: false,
  // A story mostly waits: three workers keep two cores busy. Benchmarks run alone.
  workers: suite === 'benchmarks' ? 1 : 3,
  // Timeouts only end what hangs. On a machine with shared cores a story takes several times as long.
  timeout: suite === 'stories' ? 5 * minute : 20 * minute,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    baseURL: baseUrl,
    // An element or an address that never comes ends the test with its name, instead of taking all of its time.
    actionTimeout: 2 * minute,
    navigationTimeout: 2 * minute,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in the whole browser: the shell would hint fonts, and lines would break elsewhere.
        '--font-render-hinting=none',
        `--blink-settings=${blinkSettings}`,
      ],
    },
  },
  webServer: suite === 'audits' || suite === 'long' ? [site, gallery] : [site],
});
