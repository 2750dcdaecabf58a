import { ensureStorage } from './ensure-storage';

const names = ['localStorage', 'sessionStorage'] as const;
const original = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);

function replace(get: () => unknown): void {
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get });
}

afterEach(() => {
  for (const [name, descriptor] of original) Object.defineProperty(window, name, { configurable: true, ...descriptor });
});

test('keeps the browser’s own storage', () => {
  const before = names.map((name) => window[name]);
  ensureStorage();
  expect(names.map((name) => window[name])).toEqual(before);
  expect(window.localStorage).toBe(before[0]);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is null', () => null],
])('replaces storage that %s by storage that works', (_how, get) => {
  replace(get);
  ensureStorage();
  for (const name of names) {
    window[name].setItem('lang', 'es');
    expect(window[name].getItem('lang')).toBe('es');
    expect([window[name].length, window[name].key(0), window[name].key(1)]).toEqual([1, 'lang', null]);
    window[name].removeItem('lang');
    expect(window[name].getItem('lang')).toBeNull();
  }
});
