import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them as it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

class NoIntersections {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A test of code without a page names Node's environment instead.
if (typeof window !== 'undefined') completePage();

function completePage(): void {
  // jsdom has neither; the tests of what depends on them are in Chromium.
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }),
  });
  Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: NoIntersections });

  Object.assign(HTMLDialogElement.prototype, {
    show: openDialog,
    showModal: openDialog,
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

  // jsdom leaves `display` empty, and a name would be computed with spaces around every element within it.
  const inline = document.createElement('style');
  inline.textContent = 'span { display: inline }';
  document.head.append(inline);

  // A call that no test expects is a failure, not a request.
  beforeEach(() => {
    window.fetch = (input) => Promise.reject(new Error(`A test called the network: ${String(input)}`));
  });
}

/** As in a browser, opening takes the focus in unless it is there. */
function openDialog(this: HTMLDialogElement) {
  this.open = true;
  if (!this.contains(document.activeElement)) this.querySelector('button')?.focus();
}
