import { useEffect, useRef } from 'react';
import { Alert, Button } from 'shared-config/kit';
import { useTexts } from '../texts';
import { usePartName } from './part-name';
import type { Outcome } from './use-rollback';
import styles from './Versions.module.css';

/** The parts that this page is made of. */
const ownParts: readonly string[] = ['shell', 'remote-admin'];

/** What came of a rollback. The focus goes here: what was pressed may be gone with its row. */
export function RollbackNotice({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const nameOf = usePartName();
  const { parte, para: build, serial } = outcome;
  const part = nameOf(parte);

  useEffect(() => place.current?.focus(), [outcome]);

  return (
    <div ref={place} tabIndex={-1}>
      <Alert>
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
      </Alert>
    </div>
  );
}
