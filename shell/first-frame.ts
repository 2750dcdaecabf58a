/** Waits until the page is about to be drawn. A tab that is not shown is not. */
export async function firstFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
}
