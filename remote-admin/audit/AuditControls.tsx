import { auditActions, type AuditAction } from '@ponte/contract/api-responses';
import { limits } from '@ponte/contract/api';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { Button, TextField } from '@ponte/kit';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { Fold } from '../table/Fold';
import { useTyped } from '../table/use-typed';
import { useTexts } from '../texts';
import { currentFilter, readAuditFilter, type AuditFilter, isImpossible } from './audit-filter';
import styles from './AuditPage.module.css';

interface AuditFilterFieldsProps {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
}

export function AuditFilterFields(props: AuditFilterFieldsProps) {
  const { filter, onChange } = props;
  const t = useTexts<'administration'>();
  return (
    <div role="search" className={styles.filter}>
      <FilterField
        {...props}
        name="pessoa"
        label={t('admin.audit.person')}
        type="search"
        maxLength={limits.emailCharacters}
        autoComplete="off"
        spellCheck={false}
      />
      <Fold
        label={t('admin.audit.moreFilters')}
        className={styles.more}
        startsOpen={Boolean(filter.acao || filter.de || filter.ate)}
      >
        <SelectField
          label={t('admin.audit.filter')}
          value={filter.acao}
          onChange={({ target }: { target: HTMLSelectElement }) => onChange({ acao: target.value as AuditAction | '' })}
        >
          <option value="">{t('admin.audit.all')}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {t(`admin.audit.action.${action}`)}
            </option>
          ))}
        </SelectField>
        <FilterField {...props} name="de" label={t('admin.audit.since')} type="date" max={filter.ate} />
        <FilterField
          {...props}
          name="ate"
          label={t('admin.audit.until')}
          type="date"
          min={filter.de}
          error={isImpossible(filter) ? t('admin.audit.untilTooEarly') : undefined}
        />
      </Fold>
    </div>
  );
}

const typingPauseMs = 300;

type Attribute = 'type' | 'maxLength' | 'autoComplete' | 'spellCheck' | 'min' | 'max';

interface FilterFieldProps extends AuditFilterFieldsProps, Pick<ComponentProps<'input'>, Attribute> {
  name: 'pessoa' | 'de' | 'ate';
  label: string;
  error?: string | undefined;
}

/**
 * The server searches, so what is typed waits for a pause. A year comes digit by digit: until it is complete, the field
 * has a day that is none, and the filter stays.
 */
function FilterField({ name, filter, onChange, ...field }: FilterFieldProps) {
  const [typed, setTyped] = useTyped(filter[name], (query) => readAuditFilter(query)[name]);
  const search = useEffectEvent(() => {
    const value = readAuditFilter(new URLSearchParams({ [name]: typed }))[name];
    if (value !== currentFilter()[name] && (value || !typed)) onChange({ [name]: value });
  });

  useEffect(() => {
    const timer = setTimeout(() => search(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return <TextField {...field} value={typed} onChange={({ target }) => setTyped(target.value)} />;
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
