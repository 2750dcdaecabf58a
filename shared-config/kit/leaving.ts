/**
 * Dispatched on the window before an action that is no link leaves the page, such as a logout. A listener that prevents it
 * delays the action until it calls `leave`.
 */
export const leaveEvent = 'ponte:leave';

export type LeaveEvent = CustomEvent<{ readonly leave: () => void }>;

/** Leaves the page, unless a form with unsaved input prevents it; the form then asks the user and calls `leave` itself. */
export function requestLeave(leave: () => void): void {
  const detail = { leave };
  if (window.dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail }))) leave();
}

/**
 * Dispatched on the window for Back and Forward, after the URL has changed and before the router renders it. A listener
 * that prevents it keeps the router from rendering, and must undo the step itself.
 */
export const stepEvent = 'ponte:step';

/** Call it once before the router is created: listeners of `popstate` run in the order in which they were added. */
export function announceSteps(): void {
  window.addEventListener('popstate', (event) => {
    const isShown = window.dispatchEvent(new Event(stepEvent, { cancelable: true }));
    if (!isShown) event.stopImmediatePropagation();
  });
}
