import { firstScreenEndId } from '@ponte/contract/lock';

/** Stands behind what a page shows first. The browser paints the page when the HTML has arrived up to here: half of it moves. */
export function FirstScreenEnd() {
  return <i id={firstScreenEndId} hidden />;
}
