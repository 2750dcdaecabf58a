import { Button, TextField } from '@ponte/kit';
import { useState } from 'react';
import { useTexts } from '../texts';
import type { PageOfRows } from './user-rows';
import styles from './UsersPage.module.css';

interface SearchFieldProps {
  /** The search in the URL. */
  q: string;
  onSearch: (text: string) => void;
}

/** Only the field renders with each keystroke; the table renders once the URL has changed. */
export function SearchField({ q, onSearch }: SearchFieldProps) {
  const t = useTexts<'administration'>();
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
 * The text in the search field. The field updates at once and the URL a moment later; a URL that changes for another
 * reason (Back, a link to the list) updates the field. While the user types faster than the page renders, `q` is older
 * than the URL and must be ignored: the newest letters would be lost.
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

interface PagerProps {
  view: PageOfRows;
  /** Gets a function from the current page to the new one. */
  onTurn: (to: (page: number) => number) => void;
}

/** With up to this many pages, the first and the last one are near enough without buttons of their own. */
const fewPages = 3;

export function Pager({ view: { page, pages }, onTurn }: PagerProps) {
  const t = useTexts<'administration'>();
  if (pages === 1) return null;
  const button = (text: 'first' | 'previous' | 'next' | 'last', isDisabled: boolean, to: (page: number) => number) => (
    <Button aria-disabled={isDisabled} onClick={() => onTurn(to)}>
      {t(`admin.users.${text}`)}
    </Button>
  );

  return (
    <nav aria-label={t('admin.users.pages')} className={styles.pager}>
      {pages > fewPages && button('first', page === 1, () => 1)}
      {button('previous', page === 1, (at) => at - 1)}
      <span aria-current="page">{t('admin.users.page', { page, pages })}</span>
      {button('next', page === pages, (at) => at + 1)}
      {pages > fewPages && button('last', page === pages, () => pages)}
    </nav>
  );
}
