import { TextField } from '@ponte/kit';
import { useTexts } from '../texts';
import { useTyped } from './use-typed';

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
