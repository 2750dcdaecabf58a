import { showTypeface } from './show-typeface';

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = () => (this.source.includes('missing') ? Promise.reject(new Error('missing')) : Promise.resolve(this));
}

const shown = new Set<Face>();
type Edge = readonly [fallback: number, typeface: number];
/** The edges of the paragraph, in the fallback and in the typeface. The lower one is the upper one unless it is given. */
let edges: { top: Edge; bottom?: Edge };

beforeEach(() => {
  shown.clear();
  Object.assign(window, { FontFace: Face, requestIdleCallback: (work: () => void) => queueMicrotask(work) });
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  document.head.innerHTML = '<link rel="preload" as="font" href="/sans.woff2">';
  document.body.innerHTML = '<p>text</p>';
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(
      () => ({ top: edges.top[shown.size], bottom: (edges.bottom ?? edges.top)[shown.size] }) as DOMRect,
    );
});
afterEach(() => jest.restoreAllMocks());

const sources = () => [...shown].map(({ source }) => source);

test.each([
  ['nothing moves', { top: [100, 100] }],
  ['a line moves by a fraction', { top: [100, 102.9] }],
  ['something below the screen moves', { top: [800, 900] }],
  ['the end of something moves below the screen', { top: [100, 100], bottom: [900, 800] }],
] as const)('shows the typeface at once if %s', async (_, moved) => {
  edges = moved;
  await showTypeface();
  expect(sources()).toEqual(['url(http://localhost/sans.woff2)']);
});

test.each([
  ['a line moves', { top: [100, 120] }, 'click'],
  ['a line moves', { top: [120, 100] }, 'keydown'],
  ['something leaves the screen', { top: [700, 900] }, 'click'],
  ['what follows may enter the screen', { top: [600, 600], bottom: [790, 740] }, 'click'],
] as const)('if %s, waits for the first input', async (_, moved, input) => {
  edges = moved;
  await showTypeface();
  expect(sources()).toEqual([]);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(sources()).toHaveLength(1);
  shown.clear();
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(sources()).toEqual([]);
});

test('if only text after an element goes to the next line, waits for the first input', async () => {
  document.body.innerHTML = '<p>We fill in <b>the form</b> with you</p>';
  edges = { top: [100, 100] };
  Range.prototype.getBoundingClientRect = () => ({ top: shown.size ? 130 : 100, bottom: 160 }) as DOMRect;
  await showTypeface();
  expect(sources()).toEqual([]);
});

test.each([
  ['a closed menu', false, 1],
  ['an open menu', true, 0],
])('if only the entries of %s move, that counts when they are seen', async (_, open, faces) => {
  document.body.innerHTML = '<details><summary>Menu</summary><div>entry</div></details>';
  document.querySelector('details')?.toggleAttribute('open', open);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isMoved = this.localName === 'div' && shown.size > 0;
    return { top: isMoved ? 120 : 100, bottom: 200 } as DOMRect;
  });
  await showTypeface();
  expect(sources()).toHaveLength(faces);
});

test('does not measure what is below the screen', async () => {
  document.body.innerHTML = '<section><p>text</p></section>';
  edges = { top: [800, 900] };
  await showTypeface();
  expect(Element.prototype.getBoundingClientRect).toHaveBeenCalledTimes(1);
});

test('keeps the fallback if the file does not load', async () => {
  document.head.innerHTML = '<link rel="preload" as="font" href="/missing.woff2">';
  await expect(showTypeface()).rejects.toThrow('missing');
  expect(sources()).toEqual([]);
});

test('does nothing on a page without the file', async () => {
  document.head.innerHTML = '';
  await showTypeface();
  expect(sources()).toEqual([]);
});
