import { createMemoryStorage } from '@ponte/kit/session/memory-storage';

/**
 * Replaces storage that the browser denies (all cookies blocked, some web views) by storage in memory: reading the
 * browser's would throw.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isAvailable(name)) Object.defineProperty(window, name, { value: createMemoryStorage() });
  }
}

function isAvailable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Boolean(window[name]);
  } catch {
    return false;
  }
}
