import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them as it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has neither; the tests of what depends on them are in Chromium.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }),
});

class NoIntersections {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: NoIntersections });

/** A call that no test expects is a failure, not a request. */
beforeEach(() => {
  window.fetch = (input) => Promise.reject(new Error(`A test called the network: ${String(input)}`));
});
