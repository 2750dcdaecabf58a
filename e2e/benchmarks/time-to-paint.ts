import type { Page } from '@playwright/test';

/**
 * Milliseconds from an input event to the paint of what it changed in the main element, on the page's clock: the time to
 * send the input is excluded.
 */
export async function timeToPaint(page: Page, input: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part');
    let from: number | undefined;
    for (const type of ['input', 'click']) {
      window.addEventListener(type, ({ timeStamp }) => (from ??= timeStamp), { capture: true, once: true });
    }
    const time = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // A frame's own work is done once the task after it runs.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - (from ?? NaN));
          port2.postMessage(null);
        });
      });
      observer.observe(main, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  });
  await input();
  return painted.evaluate(({ time }) => time);
}
