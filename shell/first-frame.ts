/** A page that draws nothing, such as a tab in the background, waits this long. */
const timeoutMs = 1000;

/** Waits until the page is about to be drawn for the first time. */
export function firstFrame(): Promise<unknown> {
  return Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
