import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium';
import { baseUrl, galleryPort, galleryUrl, metricsPort, serverEnvironment } from './site/base';
import { suite } from './suite';

const executablePath = findChromium();
/** Where `.ci/run` wants the results. */
const report = process.env.TEST_REPORT;
const minute = 60_000;

const site = {
  command: 'node ../dev/dist/start.js',
  url: `${baseUrl}/readyz`,
  // A port of its own for the metrics too: the one that is free when it is looked for may be taken when it is bound.
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

export default defineConfig({
  testDir: `./${suite}`,
  outputDir: './test-results',
  fullyParallel: false,
  // A story mostly waits: three keep two cores busy. What measures time runs alone.
  workers: suite === 'benchmarks' ? 1 : 3,
  // These end what hangs. On a machine that has to share its cores a story takes several times as long as on one of its own.
  timeout: suite === 'stories' ? 5 * minute : 20 * minute,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    baseURL: baseUrl,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: suite === 'audits' || suite === 'long' ? [site, gallery] : [site],
});
