/**
 * What the window hears of a step through the history, Back or Forward, before it is shown; the address is the new one by
 * then. Whoever prevents it keeps the router from showing it, and takes the step back.
 */
export const stepEvent = 'ponte:step';

/** Call once, before the router is made: browsers tell those who listen to steps in the order in which they came. */
export function announceSteps(): void {
  window.addEventListener('popstate', (event) => {
    const isShown = window.dispatchEvent(new Event(stepEvent, { cancelable: true }));
    if (!isShown) event.stopImmediatePropagation();
  });
}
