import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './UsersPage.module.css';
import type { PageOfRows } from './user-rows';

interface PagerProps {
  view: PageOfRows;
  onTurn: (to: (page: number) => number) => void;
}

export function Pager({ view: { page, pages }, onTurn }: PagerProps) {
  const t = useTexts();
  if (pages === 1) return null;
  const turns = [
    { to: () => 1, label: t('admin.users.first'), ends: page === 1 },
    { to: (at: number) => at - 1, label: t('admin.users.previous'), ends: page === 1 },
    { to: (at: number) => at + 1, label: t('admin.users.next'), ends: page === pages },
    { to: () => pages, label: t('admin.users.last'), ends: page === pages },
  ];
  const buttons = turns.map(({ to, label, ends }) => (
    <Button key={label} aria-disabled={ends} onClick={() => onTurn(to)}>
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
