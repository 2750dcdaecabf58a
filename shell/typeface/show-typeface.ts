/** As in `media/fonts/font.css`. */
const family = 'Instrument Sans';
const weight = '400 700';

/** A line that moves by less is no layout shift. */
const tolerance = 3;

/**
 * Sets the page in its typeface. The stylesheet does that only if the file arrives before the first paint, because the
 * fallback, although as wide on average, may break a line elsewhere. So the face is added here if that moves nothing on the
 * screen, and otherwise at the visitor's first click or key press.
 *
 * @throws if the file does not load.
 */
export async function showTypeface(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]');
  if (!file) return;
  const face = new FontFace(family, `url(${file.href})`, { weight });
  await face.load();
  const before = readTops();
  document.fonts.add(face);
  if (!isMoved(before, readTops())) return;
  // Before the next paint, so it never shows.
  document.fonts.delete(face);
  addAtFirstInput(face);
}

function addAtFirstInput(face: FontFace): void {
  const input = new AbortController();
  const add = () => {
    input.abort();
    document.fonts.add(face);
  };
  for (const type of ['click', 'keydown']) addEventListener(type, add, { signal: input.signal });
}

/** The upper edge of every element. */
function readTops(): Map<Element, number> {
  const elements = [...document.querySelectorAll('body *')];
  return new Map(elements.map((element) => [element, element.getBoundingClientRect().top]));
}

/** Whether an element on the screen has another place. */
function isMoved(before: Map<Element, number>, after: Map<Element, number>): boolean {
  return [...before].some(([element, top]) => {
    const next = after.get(element) ?? top;
    return Math.abs(next - top) >= tolerance && Math.min(next, top) < innerHeight;
  });
}
