import { showTypeface } from './show-typeface';

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = () => (this.source.includes('missing') ? Promise.reject(new Error('missing')) : Promise.resolve(this));
}

const shown = new Set<Face>();
/** The upper edge of the paragraph, in the fallback and in the typeface. */
let tops: [fallback: number, typeface: number];

beforeEach(() => {
  shown.clear();
  Object.assign(window, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  document.head.innerHTML = '<link rel="preload" as="font" href="/sans.woff2">';
  document.body.innerHTML = '<p>text</p>';
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: tops[shown.size] }) as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

const sources = () => [...shown].map(({ source }) => source);

test.each([
  ['nothing moves', [100, 100]],
  ['a line moves by a fraction', [100, 102.9]],
  ['something below the screen moves', [800, 900]],
] as const)('shows the typeface at once if %s', async (_, [fallback, typeface]) => {
  tops = [fallback, typeface];
  await showTypeface();
  expect(sources()).toEqual(['url(http://localhost/sans.woff2)']);
});

test.each([
  ['a line moves', [100, 120], 'click'],
  ['a line moves', [120, 100], 'keydown'],
  ['something leaves the screen', [700, 900], 'click'],
] as const)('if %s, waits for the first input', async (_, [fallback, typeface], input) => {
  tops = [fallback, typeface];
  await showTypeface();
  expect(sources()).toEqual([]);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(sources()).toHaveLength(1);
  shown.clear();
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(sources()).toEqual([]);
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
