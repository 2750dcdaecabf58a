import type { AuditEntry } from '@ponte/contract/api-answers';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { Cell } from '../table/Cell';
import { useTexts } from '../texts';
import { actionKey, changeKey, fieldKey } from './audit-words';
import styles from './Audit.module.css';

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const { language } = useSite();
  const action = actionKey(entry.acao);
  const when = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'short', timeStyle: 'medium' });

  return (
    <tr role="row">
      <Cell label={t('admin.audit.when')} className={styles.when}>
        <time dateTime={entry.quando}>{when.format(new Date(entry.quando))}</time>
      </Cell>
      <Cell label={t('admin.audit.who')}>{entry.quem || t('admin.audit.nobody')}</Cell>
      <Cell label={t('admin.audit.what')} className={styles.what}>
        <div>
          {action ? t(action) : entry.acao}
          {entry.mudancas.length > 0 && <Changes of={entry.mudancas} />}
        </div>
      </Cell>
      <Cell label={t('admin.audit.whom')} long>
        {entry.alvo || null}
      </Cell>
      <Cell label={t('admin.audit.from')}>{entry.endereco || null}</Cell>
    </tr>
  );
}

function Changes({ of: changes }: { of: AuditEntry['mudancas'] }) {
  const t = useTexts();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const key = fieldKey(change.campo);
        const field = key ? t(key) : change.campo;
        const nothing = t('admin.users.nothing');
        const values = { field, from: change.de || nothing, to: change.para || nothing };
        return <li key={change.campo}>{t(changeKey(change), values)}</li>;
      })}
    </ul>
  );
}
