import { createMemoryStorage } from '@ponte/kit/session/memory-storage';

/**
 * Gives this window a storage of its own that ends with it. A session of one state would otherwise show in all others,
 * and stay in the browser.
 */
export function keepOwnStorage(): void {
  Object.defineProperty(window, 'localStorage', { value: createMemoryStorage() });
}
