import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Path } from 'react-router-dom';
import { useLocation } from '@ponte/kit';

/** A navigation without its page for this long is late. */
const lateMs = 1000;

/** The navigation that waits for its page. */
export function createPendingNavigation() {
  let url: Path | undefined;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  function set(next: Path | undefined): void {
    if (next === url) return;
    if (!next) {
      clearTimeout(timer);
      isLate = false;
    } else if (!url) {
      timer = setTimeout(() => {
        isLate = true;
        notify();
      }, lateMs);
    }
    url = next;
    notify();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { set, subscribe, readUrl: () => url, readIsLate: () => isLate };
}

export type PendingNavigation = ReturnType<typeof createPendingNavigation>;

const PendingNavigationContext = createContext<PendingNavigation>(createPendingNavigation());
export const PendingNavigationProvider = PendingNavigationContext.Provider;

export function usePendingNavigation(): PendingNavigation {
  return useContext(PendingNavigationContext);
}

/** Whether the next page has kept the visitor waiting. */
export function useIsLate(): boolean {
  const { subscribe, readIsLate } = usePendingNavigation();
  return useSyncExternalStore(subscribe, readIsLate, () => false);
}

/** The path of the page that was requested last, shown or not. */
export function useRequestedPath(): string {
  const { pathname } = useLocation();
  const { subscribe, readUrl } = usePendingNavigation();
  const requested = useSyncExternalStore(subscribe, readUrl, () => undefined);
  return requested?.pathname ?? pathname;
}
