import { Button, TextField } from '@ponte/kit';
import { useTyped } from '../table/use-typed';
import { useTexts } from '../texts';
import { readTableState } from './use-users-table';
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
  const [typed, setTyped] = useTyped(q, (query) => readTableState(query).q);

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
