import { Fragment } from 'react';
import { type AuditEntry, auditActions } from '@ponte/contract/api-responses';
import { localeTags } from '@ponte/contract/language';
import { useSite, VisuallyHidden } from '@ponte/kit';
import { Cell, HeadingRow } from '../table/Cells';
import { Table } from '../table/Table';
import { Address } from '../table/Values';
import { useRoleName, useTexts } from '../texts';
import styles from './AuditPage.module.css';

const columns = ['when', 'who', 'what', 'whom', 'from'] as const;

interface AuditTableProps {
  entries: readonly AuditEntry[] | undefined;
  /** Where the page begins; absent for the newest entries. */
  page: string | undefined;
}

/** The entries with a heading for each day, or skeleton rows while they load. Days and times are of the reader's clock. */
export function AuditTable({ entries, page }: AuditTableProps) {
  const t = useTexts<'administration'>();
  const tag = localeTags[useSite().language];
  const day = createFormat(tag, { dateStyle: 'full' });
  const time = createFormat(tag, { timeStyle: 'medium' });
  return (
    <Table
      label={t('admin.audit.table')}
      columns={columns.map((column) => ({ name: t(`admin.audit.${column}`) }))}
      rows={entries}
      className={styles.columns}
      page={page}
    >
      {(entry, at) => (
        <Fragment key={entry.id}>
          {day(entry) !== day(entries?.[at - 1]) && <HeadingRow columns={columns.length}>{day(entry)}</HeadingRow>}
          <AuditRow entry={entry} day={day(entry)} time={time(entry)} />
        </Fragment>
      )}
    </Table>
  );
}

/** Made once for all rows: a format is slow to make. */
function createFormat(tag: string, style: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(tag, style);
  return (entry: AuditEntry | undefined) => entry && format.format(new Date(entry.quando));
}

interface AuditRowProps {
  entry: AuditEntry;
  day: string | undefined;
  time: string | undefined;
}

function AuditRow({ entry, day, time }: AuditRowProps) {
  const t = useTexts<'administration'>();
  return (
    <tr role="row" data-action={entry.acao}>
      <Cell label={t('admin.audit.when')} className={styles.time}>
        <time dateTime={entry.quando}>
          <VisuallyHidden>
            <span>{day} </span>
          </VisuallyHidden>
          {time}
        </time>
      </Cell>
      <Cell label={t('admin.audit.who')}>{entry.quem ? <Address>{entry.quem}</Address> : t('admin.audit.nobody')}</Cell>
      <Cell label={t('admin.audit.what')} isLead>
        <div>
          {isKnown(entry.acao, auditActions) ? t(`admin.audit.action.${entry.acao}`) : entry.acao}
          {entry.mudancas.length > 0 && <Changes changes={entry.mudancas} />}
        </div>
      </Cell>
      <Cell label={t('admin.audit.whom')} className={entry.alvo ? undefined : styles.none}>
        {entry.alvo ? <Address>{entry.alvo}</Address> : null}
      </Cell>
      <Cell label={t('admin.audit.from')}>{entry.endereco || null}</Cell>
    </tr>
  );
}

function Changes({ changes }: { changes: AuditEntry['mudancas'] }) {
  const t = useTexts<'administration'>();
  const roleName = useRoleName();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const field = isKnown(change.campo, knownFields) ? t(`admin.audit.field.${change.campo}`) : change.campo;
        const show = (value: string | null | undefined) => {
          if (!value) return t('admin.nothing');
          return change.campo === 'role_id' ? roleName(value) : value;
        };
        const values = { field, from: show(change.de), to: show(change.para) };
        return <li key={change.campo}>{t(changeKey(change), values)}</li>;
      })}
    </ul>
  );
}

const knownFields = ['email', 'nome', 'role_id', 'site_slug', 'senha', 'build', 'motivo', 'resultado'] as const;

/** Fields that have one value, not an old and a new one. */
const singleValueFields: readonly string[] = ['motivo', 'resultado'];

/** An action or field that only a newer server knows has no text, and is shown by its name. */
function isKnown<Known extends string>(name: string, names: readonly Known[]): name is Known {
  return (names as readonly string[]).includes(name);
}

/** The text key of a change. For a password the log records only that it changed. */
function changeKey({ campo, de, para }: AuditEntry['mudancas'][number]) {
  if (singleValueFields.includes(campo)) return 'admin.audit.said';
  return de != null || para != null ? 'admin.audit.change' : 'admin.audit.changed';
}
