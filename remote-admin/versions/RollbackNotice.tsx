import { Button } from '@ponte/kit';
import { DoneAlert } from '../calls/DoneAlert';
import { useTexts } from '../texts';
import { usePartName } from './part-name';
import type { Outcome } from './use-rollback';
import styles from './Versions.module.css';

/** The parts that this page is made of. */
const ownParts: readonly string[] = ['shell', 'remote-admin'];

/** What came of a rollback. */
export function RollbackNotice({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  const nameOf = usePartName();
  const { parte, para: build, serial } = outcome;
  const part = nameOf(parte);

  return (
    <DoneAlert>
      {serial === undefined
        ? t('admin.versions.underWay', { part })
        : t('admin.versions.done', { part, build, serial })}
      {serial !== undefined && ownParts.includes(parte) && (
        <div className={styles.ownPage}>
          <p>{t('admin.versions.ownPage')}</p>
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('admin.versions.reload')}
          </Button>
        </div>
      )}
    </DoneAlert>
  );
}
