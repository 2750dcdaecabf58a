/**
 * When a page's prerendered content is hydrated; until then it is plain HTML, whose links work.
 *
 * - `load`: as soon as its code is there, for a page with a form.
 * - `visible`: when an element with `data-hydrate` is about to scroll into view, for a carousel or films.
 * - `idle`: when the page has loaded and the browser is idle, for small comforts.
 * - `intent`: when a visitor points at it, touches it or moves the focus into it.
 * - `never`: text and links alone. Only another language or page needs its code.
 */
export type Hydration = 'load' | 'visible' | 'idle' | 'intent' | 'never';
