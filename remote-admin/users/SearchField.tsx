import { TextField } from 'shared-config/kit';
import { useTexts } from '../texts';

interface SearchFieldProps {
  typed: string;
  onSearch: (text: string) => void;
}

export function SearchField({ typed, onSearch }: SearchFieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('admin.users.search')}
      type="search"
      value={typed}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}
