import { useState } from 'react';
import { localeTags } from '@ponte/contract/language';
import { Button, useSite, VisuallyHidden } from '@ponte/kit';
import { AdminFrame } from '../screen/AdminFrame';
import { useTexts } from '../texts';
import { RollbackDialog } from './RollbackDialog';
import { RollbackNotice } from './RollbackNotice';
import { useRollback } from './use-rollback';
import { useVersions } from './use-versions';
import styles from './Versions.module.css';
import { VersionsContent } from './VersionsContent';

export function Versions() {
  const t = useTexts();
  const { language } = useSite();
  const [dialogOpen, setDialogOpen] = useState(false);
  const [byHand, setByHand] = useState(false);
  const { versions, failure, isLoading, refresh } = useVersions({ paused: dialogOpen });
  const rollback = useRollback(refresh);
  if (dialogOpen !== Boolean(rollback.asked)) setDialogOpen(Boolean(rollback.asked));

  const time = versions && new Intl.DateTimeFormat(localeTags[language], { timeStyle: 'medium' }).format(versions.at);
  const refreshed = time && t('admin.versions.refreshed', { time });
  const refreshByHand = () => {
    setByHand(true);
    if (!isLoading) refresh();
  };
  const refreshButton = (
    <div className={styles.refresh}>
      <span aria-hidden="true">{refreshed}</span>
      <VisuallyHidden>
        <span role="status">{byHand && !isLoading && refreshed}</span>
      </VisuallyHidden>
      <Button aria-disabled={isLoading} onClick={refreshByHand}>
        {t(isLoading && byHand ? 'admin.versions.refreshing' : 'admin.versions.refresh')}
      </Button>
    </div>
  );

  return (
    <AdminFrame section="versions" title={t('admin.versions.title')} action={refreshButton}>
      <p className={styles.intro}>{t('admin.versions.intro')}</p>
      {rollback.outcome && <RollbackNotice outcome={rollback.outcome} />}
      <VersionsContent versions={versions} failure={failure} onRetry={refreshByHand} onRollBack={rollback.ask} />
      {rollback.asked && (
        <RollbackDialog
          way={rollback.asked}
          busy={rollback.busy}
          failure={rollback.failure}
          onConfirm={rollback.confirm}
          onCancel={rollback.cancel}
        />
      )}
    </AdminFrame>
  );
}
