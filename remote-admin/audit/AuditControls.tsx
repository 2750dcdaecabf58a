import { auditActions } from '@ponte/contract/api-responses';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './AuditPage.module.css';

interface AuditFilterProps {
  acao: string;
  onChoose: (acao: string) => void;
}

export function AuditFilter({ acao, onChoose }: AuditFilterProps) {
  const t = useTexts<'administration'>();
  return (
    <SelectField
      label={t('admin.audit.filter')}
      value={acao}
      onChange={({ target }: { target: HTMLSelectElement }) => onChoose(target.value)}
    >
      <option value="">{t('admin.audit.all')}</option>
      {auditActions.map((action) => (
        <option key={action} value={action}>
          {t(`admin.audit.action.${action}`)}
        </option>
      ))}
    </SelectField>
  );
}

interface AuditPagerProps {
  isNewest: boolean;
  /** The id from which the next page continues; `null` on the last page and while loading. */
  older: number | null;
  onNewest: () => void;
  onOlder: (before: number) => void;
}

export function AuditPager({ isNewest, older, onNewest, onOlder }: AuditPagerProps) {
  const t = useTexts<'administration'>();
  if (isNewest && older === null) return null;
  return (
    <nav aria-label={t('admin.users.pages')} className={styles.pager}>
      <Button aria-disabled={isNewest} onClick={() => !isNewest && onNewest()}>
        {t('admin.audit.newest')}
      </Button>
      <Button aria-disabled={older === null} onClick={() => older !== null && onOlder(older)}>
        {t('admin.audit.older')}
      </Button>
    </nav>
  );
}
