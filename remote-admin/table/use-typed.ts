import { useState } from 'react';

/**
 * What a field shows whose value is in the URL. The field updates at once and the URL a moment later, or not at all while
 * the value is incomplete; a URL that changes for another reason (Back, a link to the list) updates the field. While the
 * user types faster than the page renders, `value` is older than the URL and must be ignored: the newest letters would
 * be lost.
 */
export function useTyped(value: string, readUrl: (query: URLSearchParams) => string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);

  if (value !== followed) {
    setFollowed(value);
    if (value === readUrl(new URLSearchParams(window.location.search))) setTyped(value);
  }

  return [typed, setTyped];
}
