import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium';
import { baseUrl, serverEnvironment } from './site/base';

const slow = process.env.SLOW === 'true';
/** Where `.ci/run` wants the results. */
const report = process.env.TEST_REPORT;
const executablePath = findChromium();
const timed = /(releases|users-table|slow-processor)\.spec/;
const first = slow ? 'walks' : 'stories';

export default defineConfig({
  testDir: slow ? './walks' : './stories',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  timeout: slow ? 300_000 : 60_000,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  // What measures time runs last and alone.
  projects: [
    { name: first, testIgnore: timed },
    { name: 'timed', testMatch: timed, dependencies: [first], workers: 1 },
  ],
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
  webServer: {
    command: 'node ../releases/dist/start.js',
    url: `${baseUrl}/readyz`,
    env: serverEnvironment,
    timeout: 180_000,
    stdout: 'pipe',
  },
});
