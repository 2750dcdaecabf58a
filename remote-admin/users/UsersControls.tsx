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

export function Pager({ view: { page, pages }, onTurn }: PagerProps) {
  const t = useTexts();
  if (pages === 1) return null;
  const targets = [
    { to: () => 1, label: t('admin.users.first'), disabled: page === 1 },
    { to: (at: number) => at - 1, label: t('admin.users.previous'), disabled: page === 1 },
    { to: (at: number) => at + 1, label: t('admin.users.next'), disabled: page === pages },
    { to: () => pages, label: t('admin.users.last'), disabled: page === pages },
  ];
  const buttons = targets.map(({ to, label, disabled }) => (
    <Button key={label} aria-disabled={disabled} onClick={() => onTurn(to)}>
      {label}
    </Button>
  ));

  return (
    <nav aria-label={t('admin.users.pages')} className={styles.pager}>
      {buttons.slice(0, 2)}
      <span aria-current="page">{t('admin.users.page', { page, pages })}</span>
      {buttons.slice(2)}
    </nav>
  );
}
