import { expect, test as base, type Page, type Request } from '@playwright/test';

/** The console messages that a test expects. Any other message, and any request to another host, fails the test. */
interface Expected {
  console(pattern: RegExp): void;
}

export const test = base.extend<{ expected: Expected }>({
  expected: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      context.on('console', (message) => note(`console.${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') note(`call to ${request.url()}`);
      });
      await use({ console: (pattern) => void allowed.push(pattern) });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is hydrated: its script has taken over the server's HTML. */
export const hydrated = (page: Page) => takenOver(page, '#root');

/** Waits until the page's island is live: its remote has taken over the HTML in the outlet. */
export const islandLive = (page: Page) => takenOver(page, '[data-outlet=page]');

async function takenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((container) => {
    const element = document.querySelector(container);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  }, selector);
}

/** Waits until all of the page's frame is hydrated, which takes several tasks. Only then it follows the history. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ponte:interactive').length > 0);
}

/** Waits until the page has loaded everything that it loads by itself: also what it begins when the browser is idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const pending = new Set<Request>();
  let started = 0;
  const start = (request: Request) => {
    pending.add(request);
    started++;
  };
  const end = (request: Request) => pending.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  let before: number;
  do {
    before = started;
    await expect.poll(() => pending.size, { message: 'requests in flight' }).toBe(0);
    // The second one is called after what the page does in the first.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(undefined)))),
    );
  } while (started > before);
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}
