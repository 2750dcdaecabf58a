import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './NoUsers.module.css';

interface NoUsersProps {
  q: string;
  onClear: () => void;
}

/** An empty table says what to do next: another thing for a search than for no users at all. */
export function NoUsers({ q, onClear }: NoUsersProps) {
  const t = useTexts();
  const searched = q.trim() !== '';
  return (
    <div className={styles.empty}>
      <p>{searched ? t('admin.users.noMatch', { query: q.trim() }) : t('admin.users.none')}</p>
      <p className={styles.advice}>{t(searched ? 'admin.users.noMatchAdvice' : 'admin.users.noneAdvice')}</p>
      {searched && <Button onClick={onClear}>{t('admin.users.clearSearch')}</Button>}
    </div>
  );
}
