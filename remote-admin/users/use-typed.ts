import { useState } from 'react';

/**
 * What stands in the search field. It leads, and the address follows a moment later; an address that changes for another
 * reason (Back, a link to the list) turns that round. While letters come faster than the page is drawn, `q` is behind the
 * address and must not be followed: letters would be lost.
 */
export function useTyped(q: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(q);
  const [followed, setFollowed] = useState(q);

  if (q !== followed) {
    setFollowed(q);
    if (q === (new URLSearchParams(window.location.search).get('q') ?? '')) setTyped(q);
  }

  return [typed, setTyped];
}
