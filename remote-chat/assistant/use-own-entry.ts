import { useEffect, useRef } from 'react';

/** The router's number of a history entry, and whether the entry is the dialog's own. */
interface EntryState {
  readonly idx: number;
  readonly hel?: boolean;
}

/** It is `null` without the shell's router. */
const readState = () => window.history.state as EntryState | null;

/**
 * Gives a dialog that fills the screen an entry of its own in the history, with the URL of the page, so that Back closes it.
 * The entry is added without the router, which would give up a page that it is loading. After a reload it is still there, and
 * it stays when the screen becomes larger: it goes when the dialog closes.
 */
export function useOwnEntry(fillsScreen: boolean, close: () => void): void {
  const hasEntry = useRef(false);

  useEffect(() => {
    if (!fillsScreen || hasEntry.current) return;
    hasEntry.current = true;
    const state = readState();
    if (!state?.hel) window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, hel: true }, '');
  }, [fillsScreen]);

  useEffect(() => {
    const onBack = () => hasEntry.current && close();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Closed by other means than Back.
      if (readState()?.hel) window.history.back();
    };
  }, [close]);
}

/** Leaves the entry to the page that replaces it, so that closing the dialog does not go back. */
export function releaseEntry(): void {
  window.history.replaceState({ ...readState(), hel: false }, '');
}
