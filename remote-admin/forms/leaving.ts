import { splitForm } from '@ponte/contract/url';
import { stepEvent } from '@ponte/kit/steps';

/**
 * The address that a click leads to when it would take this page away, `undefined` for any other click: new tabs,
 * downloads, other sites (the browser itself warns of those), places on this page, the same page in another language.
 */
export function findWayOut(event: MouseEvent, here: URL): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hreflang) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const to = new URL(link.href);
  if (to.origin !== here.origin || (to.pathname === here.pathname && to.search === here.search)) return undefined;
  return to;
}

/**
 * Holds Back and Forward where they lead away from this page: the browser has taken the step by then, so it is taken back
 * before the router hears of it. `onHeld` gets what takes it after all. Returns what ends the holding.
 */
export function holdSteps(onHeld: (leave: () => void) => void): () => void {
  const page = pageNow();
  const place = placeOf(window.history.state);
  let isAway = false;
  let isLeaving = false;

  const hold = (event: Event) => {
    const to = placeOf(window.history.state);
    if (isLeaving) return;
    if (pageNow() === page) {
      // Back from a held step: for the router nothing happened.
      if (isAway) event.preventDefault();
      isAway = false;
      return;
    }
    // Without a place the entry is not the router's: nobody knows the way back from there.
    if (place === undefined || to === undefined) return;
    event.preventDefault();
    isAway = true;
    window.history.go(place - to);
    onHeld(() => {
      isLeaving = true;
      window.history.go(to - place);
    });
  };

  window.addEventListener(stepEvent, hold);
  return () => window.removeEventListener(stepEvent, hold);
}

/** The same in another language is the same page. */
function pageNow(): string {
  return splitForm(window.location.pathname).rest + window.location.search;
}

/** The router numbers its history's entries. */
function placeOf(state: unknown): number | undefined {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
}
