/** What the window hears before a press that is no link takes the page away, such as a logout. */
export const leaveEvent = 'ponte:leave';

export type LeaveEvent = CustomEvent<{ readonly leave: () => void }>;

/** Leaves, unless a form that holds unsaved input prevents the event: it asks first, and calls `leave` itself. */
export function requestLeave(leave: () => void): void {
  const detail = { leave };
  if (window.dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail }))) leave();
}
