import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

class NoIntersections {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Tests of code without a page use Node's environment, which has no window.
if (typeof window !== 'undefined') completePage();

function completePage(): void {
  // jsdom has none of these. Behaviour that depends on them is tested in Chromium.
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }),
  });
  Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: NoIntersections });
  Element.prototype.scrollIntoView = () => {};

  Object.assign(HTMLDialogElement.prototype, {
    show: openDialog,
    showModal: openDialog,
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

  // jsdom leaves `display` empty, so accessible names would get spaces around every inner element.
  const inline = document.createElement('style');
  inline.textContent = 'span { display: inline }';
  document.head.append(inline);

  // An unexpected call fails instead of reaching the network.
  beforeEach(() => {
    window.fetch = (input) => Promise.reject(new Error(`A test called the network: ${String(input)}`));
  });
}

/** Opening moves focus into the dialog unless it is there already, as in a browser. */
function openDialog(this: HTMLDialogElement) {
  this.open = true;
  if (!this.contains(document.activeElement)) this.querySelector('button')?.focus();
}
