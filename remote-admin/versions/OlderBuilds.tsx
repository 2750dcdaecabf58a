import type { LivePart, OlderBuild } from '@ponte/contract/api-versions';
import { useSite, Button } from '@ponte/kit';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { ActionsCell, Cell, Table } from '../table/Table';
import { useTexts, type TextKey } from '../texts';
import { usePartName } from './part-name';
import type { Way } from './use-rollback';
import styles from './LivePart.module.css';
import { Moment } from './Moment';

interface OlderBuildsProps {
  id: string;
  part: LivePart;
  onRollBack: (way: Way) => void;
}

const columns = ['build', 'published', 'lastLive', 'state', 'actions'] as const;

/** Every other build of a part, and whether it can be gone back to; fetched again when another one is live. */
export function OlderBuilds({ id, part, onRollBack }: OlderBuildsProps) {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const { parte, build: live } = part;
  const label = t('admin.versions.olderNamed', { part: usePartName()(parte) });
  const { load, retry } = useLoad(`${parte}/${live}/${part.canario?.build}`, (signal) =>
    api.fetchBuilds(parte, signal),
  );
  const builds = load.state === 'ready' ? load.value.builds.filter(({ estado }) => estado !== 'no_ar') : undefined;

  return (
    <div id={id} className={styles.older}>
      <LoadStatus load={load} ready={label} />
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(
            load.failure,
            {
              noAnswer: t('admin.noAnswer'),
              otherwise: t('admin.versions.olderFailed'),
            },
            language,
          )}
          onRetry={retry}
        />
      )}
      {builds?.length === 0 && <p className={styles.quiet}>{t('admin.versions.olderNone')}</p>}
      {load.state !== 'failed' && builds?.length !== 0 && (
        <Table
          label={label}
          columns={columns.map((column) => ({ name: t(`admin.versions.${column}`), isActions: column === 'actions' }))}
          rows={builds}
        >
          {(one) => <OlderBuildRow key={one.build} part={part} older={one} onRollBack={onRollBack} />}
        </Table>
      )}
    </div>
  );
}

interface OlderBuildRowProps {
  part: LivePart;
  older: OlderBuild;
  onRollBack: (way: Way) => void;
}

const states: Readonly<Record<string, TextKey>> = {
  em_teste: 'admin.versions.state.em_teste',
  retirada: 'admin.versions.state.retirada',
  incompativel: 'admin.versions.state.incompativel',
  compativel: 'admin.versions.state.compativel',
};

function OlderBuildRow({ part, older, onRollBack }: OlderBuildRowProps) {
  const t = useTexts();
  const name = usePartName()(part.parte);
  const { build, estado, ultimo_serial: serial } = older;
  const state = older.ultima_boa ? 'admin.versions.lastGood' : states[estado];
  const way = { parte: part.parte, de: part.build, para: build };
  // A build that was never live is gone forward to, with its own command.
  const canGoBack = estado === 'compativel' && serial !== null;

  return (
    <tr role="row">
      <Cell label={t('admin.versions.build')} className={styles.build}>
        {build}
      </Cell>
      <Cell label={t('admin.versions.published')}>
        <Moment at={older.publicada} />
      </Cell>
      <Cell label={t('admin.versions.lastLive')}>
        {serial === null ? t('admin.versions.never') : t('admin.versions.release', { serial })}
      </Cell>
      <Cell label={t('admin.versions.state')} long>
        <div>
          <span className={estado === 'compativel' ? styles.good : styles.bad}>{state ? t(state) : estado}</span>
          {older.motivos.map((reason) => (
            <p key={reason} lang="en" className={styles.quiet}>
              {reason}
            </p>
          ))}
        </div>
      </Cell>
      <ActionsCell>
        {canGoBack && (
          <Button
            aria-label={t('admin.versions.rollBackToNamed', { part: name, build })}
            onClick={() => onRollBack(way)}
          >
            {t('admin.versions.rollBackTo')}
          </Button>
        )}
      </ActionsCell>
    </tr>
  );
}
