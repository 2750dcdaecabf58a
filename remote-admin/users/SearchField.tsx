import { TextField } from '@ponte/kit';
import { useState } from 'react';
import { useTexts } from '../texts';

interface SearchFieldProps {
  /** What the address asks for. */
  q: string;
  onSearch: (text: string) => void;
}

/** It alone is drawn anew with each letter; the table is when the address has followed. */
export function SearchField({ q, onSearch }: SearchFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useTyped(q);

  function search(text: string): void {
    setTyped(text);
    onSearch(text);
  }

  return (
    <TextField
      label={t('admin.users.search')}
      type="search"
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => search(target.value)}
    />
  );
}

/**
 * What stands in the search field. It leads, and the address follows a moment later; an address that changes for another
 * reason (Back, a link to the list) turns that round. While letters come faster than the page renders, `q` is behind the
 * address and must not be followed: letters would be lost.
 */
function useTyped(q: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(q);
  const [followed, setFollowed] = useState(q);

  if (q !== followed) {
    setFollowed(q);
    if (q === (new URLSearchParams(window.location.search).get('q') ?? '')) setTyped(q);
  }

  return [typed, setTyped];
}
