import { auditActions, type AuditAction } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { Button, TextField } from '@ponte/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../texts';
import type { AuditFilter } from './audit-filter';
import styles from './AuditPage.module.css';

interface AuditFilterProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
}

export function AuditFilterFields({ filter, onChange }: AuditFilterProps) {
  const t = useTexts<'administration'>();
  const { acao, de, ate } = filter;
  return (
    <div role="search" className={styles.filter}>
      <PersonField pessoa={filter.pessoa} onSearch={(pessoa) => onChange({ pessoa })} />
      <SelectField
        label={t('admin.audit.filter')}
        value={acao}
        onChange={({ target }: { target: HTMLSelectElement }) => onChange({ acao: target.value as AuditAction | '' })}
      >
        <option value="">{t('admin.audit.all')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {t(`admin.audit.action.${action}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('admin.audit.since')}
        type="date"
        value={de}
        max={ate}
        onChange={({ target }) => onChange({ de: target.value })}
      />
      <TextField
        label={t('admin.audit.until')}
        type="date"
        value={ate}
        min={de}
        onChange={({ target }) => onChange({ ate: target.value })}
      />
    </div>
  );
}

const typingPauseMs = 300;

interface PersonFieldProps {
  /** The search in the URL. */
  pessoa: string;
  onSearch: (text: string) => void;
}

/** The server searches, so what is typed waits for a pause. */
function PersonField({ pessoa, onSearch }: PersonFieldProps) {
  const t = useTexts<'administration'>();
  const [typed, setTyped] = useState<string>();
  const search = useEffectEvent(onSearch);
  if (typed === pessoa) setTyped(undefined);

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      label={t('admin.audit.person')}
      type="search"
      value={typed ?? pessoa}
      maxLength={limits.emailCharacters}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
    />
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
