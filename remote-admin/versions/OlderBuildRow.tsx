import type { LivePart, OlderBuild } from '@ponte/contract/api-versions';
import { Button } from '@ponte/kit';
import { ActionsCell } from '../table/ActionsCell';
import { Cell } from '../table/Cell';
import { useTexts, type TextKey } from '../texts';
import styles from './LivePart.module.css';
import { Moment } from './Moment';
import { usePartName } from './part-name';
import type { Way } from './use-rollback';

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

export function OlderBuildRow({ part, older, onRollBack }: OlderBuildRowProps) {
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
