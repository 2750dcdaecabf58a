import { createContext } from 'react';
import type { Place } from './stand-in';

/**
 * For `dangerouslySetInnerHTML` in a first render over the server's HTML: React then leaves what stands in the element as
 * it is. It must stay this one object, or React would write the empty string into the element.
 */
export const serverHtml = { __html: '' };

/** The HTML of the page's island: on the server what it renders, in the browser what stands there already. */
export const IslandHtml = createContext(serverHtml);

/** What the server writes for an island: the element that its root takes over, with what it rendered. */
export function createIslandHtml(place: Place, rendered: string): typeof serverHtml {
  return { __html: `<div data-outlet="${place}">${rendered}</div>` };
}
