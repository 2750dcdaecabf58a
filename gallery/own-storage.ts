/**
 * Gives this window a storage of its own that ends with it. A session of one state would otherwise show in all others,
 * and stay in the browser.
 */
export function keepOwnStorage(): void {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}
