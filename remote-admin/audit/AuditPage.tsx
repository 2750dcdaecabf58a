import { Button, useSearchParams, useSite } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { SignedInFrame } from '../screen/SignedInFrame';
import { actionClass } from '../table/Cells';
import controls from '../table/Controls.module.css';
import { EmptyList } from '../table/EmptyList';
import { useTexts } from '../texts';
import styles from './AuditPage.module.css';
import { currentFilter, everything, isFiltered, readAuditFilter, toAuditQuery, type AuditFilter } from './audit-filter';
import { AuditFilterFields, AuditPager } from './AuditControls';
import { AuditTable } from './AuditTable';

export const head = createHead('audit');

export default function AuditPage() {
  return (
    <Screen needs="admin" area="administration">
      <Audit />
    </Screen>
  );
}

/** The audit log, newest entries first, in pages. Filter and page are in the URL. */
export function Audit() {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const filter = readAuditFilter(query);
  const filtered = isFiltered(filter);
  const antes = /^\d{1,9}$/.exec(query.get('antes') ?? '')?.[0];
  const wanted = { antes, ...toAuditQuery(filter) };
  const { load, retry } = useLoad(JSON.stringify(wanted), (signal) => api.fetchAudit(wanted, signal));

  /** Back undoes a change of the page, but not each change of the filter. */
  const show = (next: AuditFilter & { antes?: string }, replace = false) =>
    setQuery(
      Object.entries(next).filter(([, value]) => value),
      { replace },
    );
  const showFiltered = (change: Partial<AuditFilter>) => show({ ...currentFilter(), ...change }, true);
  const entries = load.state === 'ready' ? load.value.itens : undefined;
  const older = load.state === 'ready' ? load.value.proximo : null;
  const count = t('admin.audit.count', { count: entries?.length ?? 0 });

  return (
    <SignedInFrame section="audit" title={t('admin.audit.title')}>
      <p className={styles.intro}>{t('admin.audit.intro')}</p>
      <div className={controls.tools}>
        <AuditFilterFields filter={filter} onChange={showFiltered} />
        <div className={styles.found}>
          {filtered && entries?.length !== 0 && (
            <button type="button" className={actionClass()} onClick={() => showFiltered(everything)}>
              {t('admin.audit.showAll')}
            </button>
          )}
          <LoadStatus
            load={load}
            // The server counts no other page.
            ready={antes || older ? t('admin.audit.onPage', { count }) : count}
            className={controls.count}
          />
        </div>
      </div>
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(
            load.failure,
            { noResponse: t('admin.noResponse'), otherwise: t('admin.audit.failed') },
            language,
          )}
          onRetry={retry}
        />
      )}
      {entries?.length === 0 && (
        <EmptyList
          text={t(filtered ? 'admin.audit.noMatch' : 'admin.audit.none')}
          advice={filtered ? undefined : t('admin.audit.noneAdvice')}
          action={filtered && <Button onClick={() => showFiltered(everything)}>{t('admin.audit.showAll')}</Button>}
        />
      )}
      {load.state !== 'failed' && entries?.length !== 0 && <AuditTable entries={entries} page={antes} />}
      <AuditPager
        isNewest={!antes}
        older={older}
        onNewest={() => show(filter)}
        onOlder={(before) => show({ ...filter, antes: String(before) })}
      />
    </SignedInFrame>
  );
}
