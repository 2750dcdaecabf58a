import { auditActions, type AuditAction } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { Button, TextField } from '@ponte/kit';
import { useEffect, useEffectEvent } from 'react';
import { useTyped } from '../table/use-typed';
import { useTexts } from '../texts';
import { currentFilter, isDay, readAuditFilter, type AuditFilter } from './audit-filter';
import styles from './AuditPage.module.css';

interface AuditFilterFieldsProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
}

export function AuditFilterFields({ filter, onChange }: AuditFilterFieldsProps) {
  const t = useTexts<'administration'>();
  const { acao, de, ate } = filter;
  return (
    <div role="search" className={styles.filter}>
      <PersonField pessoa={filter.pessoa} onChange={onChange} />
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
      <DayField label={t('admin.audit.since')} name="de" day={de} max={ate} onChange={onChange} />
      <DayField label={t('admin.audit.until')} name="ate" day={ate} min={de} onChange={onChange} />
    </div>
  );
}

const typingPauseMs = 300;

interface PersonFieldProps extends Pick<AuditFilterFieldsProps, 'onChange'> {
  /** The search in the URL. */
  pessoa: string;
}

/** The server searches, so what is typed waits for a pause. */
function PersonField({ pessoa, onChange }: PersonFieldProps) {
  const t = useTexts<'administration'>();
  const [typed, setTyped] = useTyped(pessoa, (query) => readAuditFilter(query).pessoa);
  const search = useEffectEvent(() => {
    if (typed !== currentFilter().pessoa) onChange({ pessoa: typed });
  });

  useEffect(() => {
    const timer = setTimeout(() => search(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      label={t('admin.audit.person')}
      type="search"
      value={typed}
      maxLength={limits.emailCharacters}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

interface DayFieldProps extends Pick<AuditFilterFieldsProps, 'onChange'> {
  label: string;
  name: 'de' | 'ate';
  /** The day in the URL. */
  day: string;
  min?: string;
  max?: string;
}

/** A year that is typed is another day with each digit: the URL gets complete days alone. */
function DayField({ label, name, day, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useTyped(day, (query) => readAuditFilter(query)[name]);

  function choose(text: string): void {
    setTyped(text);
    if (text === '' || isDay(text)) onChange({ [name]: text });
  }

  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      min={min}
      max={max}
      onChange={({ target }) => choose(target.value)}
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
