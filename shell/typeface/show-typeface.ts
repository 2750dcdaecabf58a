import { whenIdle } from '@ponte/kit/when-idle';

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
  const before = readEdges();
  // The layout in the typeface gets a task of its own. A visitor who scrolls in between counts as a move.
  await new Promise<void>((resolve) => whenIdle(resolve));
  document.fonts.add(face);
  if (!isMoved(before)) return;
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

type Edges = ReadonlyMap<Node, DOMRect>;

/** What is in closed menus and answers has a place on the screen too, but is not visible. */
const unseen = 'details:not([open]) > :not(summary)';

/** The upper and lower edge of everything on the screen. What is below it, often most of the page, is not measured. */
function readEdges(root: Element = document.body, edges = new Map<Node, DOMRect>()): Edges {
  for (const node of root.childNodes) {
    const rect = readRect(node);
    if (!rect || rect.top >= innerHeight) continue;
    if (node instanceof Element && node.matches(unseen)) continue;
    edges.set(node, rect);
    if (node instanceof Element) readEdges(node, edges);
  }
  return edges;
}

/** Text has a place of its own only after an element: it may go to the next line alone, and nothing else moves. */
function readRect(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  if (!(node instanceof Text) || !node.previousSibling) return undefined;
  const range = document.createRange();
  range.selectNode(node);
  return range.getBoundingClientRect();
}

/** Whether an edge on the screen has another place: also that of the last element, before what may enter from below. */
function isMoved(before: Edges): boolean {
  return [...before].some(([node, { top, bottom }]) => {
    const next = readRect(node);
    return next && (hasMoved(top, next.top) || hasMoved(bottom, next.bottom));
  });
}

function hasMoved(before: number, after: number): boolean {
  return Math.abs(after - before) >= tolerance && Math.min(before, after) < innerHeight;
}
