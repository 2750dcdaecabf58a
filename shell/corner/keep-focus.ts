import { findLauncher } from './held-press';

/** The launcher, while it has the focus. */
let focused: Element | undefined;

/**
 * Notices which launcher has the focus; one that goes away with it does not give it up. In the capture phase: while the
 * launcher waits to be hydrated, React stops the events on it further in.
 */
export function watchFocus(): void {
  const gain = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target === findLauncher() ? target : undefined;
  };
  const lose = ({ target }: FocusEvent) => {
    // An element that is removed with the focus still stands in the page when it is told of.
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) focused = undefined;
    });
  };
  document.addEventListener('focusin', gain, true);
  document.addEventListener('focusout', lose, true);
}

/** Gives the focus to the launcher that stands in the place of the one that had it. */
export function giveFocusBack(): void {
  if (focused?.isConnected === false) findLauncher()?.focus({ preventScroll: true });
}
