import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { LoadStatus } from '../calls/Alerts';
import type { Load } from '../calls/use-load';
import controls from '../table/Controls.module.css';
import { useTexts } from '../texts';
import type { PageOfRows } from './user-rows';

interface UsersStatusProps {
  load: Load<unknown>;
  view: PageOfRows;
}

/** Announces how many users there are and, where they need several pages, which of them this page shows. */
export function UsersStatus({ load, view: { rows, pages, first, total } }: UsersStatusProps) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const format = (count: number) => count.toLocaleString(localeTags[language]);
  const users = t('admin.users.count', { count: total, total: format(total) });
  const last = first + rows.length - 1;
  return (
    <LoadStatus
      load={load}
      ready={pages === 1 ? users : t('admin.users.range', { first: format(first), last: format(last), users })}
      className={controls.count}
    />
  );
}
