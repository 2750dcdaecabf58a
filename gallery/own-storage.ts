import { createMemoryStorage } from '@ponte/kit/session/memory-storage';

/**
 * Gives this window a storage of its own, in memory. Otherwise the session of one state would appear in all others, and
 * stay in the browser.
 */
export function keepOwnStorage(): void {
  Object.defineProperty(window, 'localStorage', { value: createMemoryStorage() });
}
