import { auditActions } from '@ponte/contract/api-responses';
import { Button, useSearchParams, useSite } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { SignedInFrame } from '../screen/SignedInFrame';
import controls from '../table/Controls.module.css';
import { useTexts } from '../texts';
import styles from './AuditPage.module.css';
import { AuditFilter, AuditPager } from './AuditControls';
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
  const acao = auditActions.find((action) => action === query.get('acao'));
  const antes = /^\d{1,9}$/.exec(query.get('antes') ?? '')?.[0];
  const { load, retry } = useLoad(`${acao}/${antes}`, (signal) => api.fetchAudit({ acao, antes }, signal));

  const show = (next: { acao?: string | undefined; antes?: string }) =>
    setQuery(Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const entries = load.state === 'ready' ? load.value.itens : undefined;
  const older = load.state === 'ready' ? load.value.proximo : null;
  const count = t('admin.audit.count', { count: entries?.length ?? 0 });

  return (
    <SignedInFrame section="audit" title={t('admin.audit.title')}>
      <p className={styles.intro}>{t('admin.audit.intro')}</p>
      <div className={controls.tools}>
        <AuditFilter acao={acao ?? ''} onChoose={(chosen) => show({ acao: chosen })} />
        <LoadStatus
          load={load}
          // The server counts no other page.
          ready={antes || older ? t('admin.audit.onPage', { count }) : count}
          className={controls.count}
        />
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
        <div className={styles.empty}>
          <p>{t(acao ? 'admin.audit.noMatch' : 'admin.audit.none')}</p>
          {!acao && <p className={styles.intro}>{t('admin.audit.noneAdvice')}</p>}
          {acao && <Button onClick={() => show({})}>{t('admin.audit.showAll')}</Button>}
        </div>
      )}
      {load.state !== 'failed' && entries?.length !== 0 && <AuditTable entries={entries} page={antes} />}
      <AuditPager
        isNewest={!antes}
        older={older}
        onNewest={() => show({ acao })}
        onOlder={(before) => show({ acao, antes: String(before) })}
      />
    </SignedInFrame>
  );
}
