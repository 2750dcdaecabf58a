import { createMemoryStorage } from '@ponte/kit/session/memory-storage';

/**
 * Where the browser refuses its storage (all cookies blocked, a web view without it), whoever reads it would throw: what
 * is kept lasts as long as the page instead.
 */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isThere(name)) Object.defineProperty(window, name, { value: createMemoryStorage() });
  }
}

function isThere(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Boolean(window[name]);
  } catch {
    return false;
  }
}
