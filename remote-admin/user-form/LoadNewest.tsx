import type { Result } from '../api/result';
import { Button, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/use-session-end';
import { describeFailure } from '../calls/describe-failure';
import { FailureAlert } from '../calls/FailureAlert';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import styles from './LoadNewest.module.css';

interface LoadNewestProps<Value> {
  load: () => Promise<Result<Value>>;
  onLoaded: (value: Value) => void;
}

/** Offers the newest data in place of what was typed. Nothing is replaced before they are there. */
export function LoadNewest<Value>({ load, onLoaded }: LoadNewestProps<Value>) {
  const t = useTexts();
  const { language } = useSite();
  const { busy, failure, submit } = useSubmit(onLoaded, useSessionEnd());
  const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.loadFailed') };

  return (
    <div className={styles.offer}>
      <p>{t('admin.edit.newestReplaces')}</p>
      <Button aria-disabled={busy} onClick={() => void submit(load)}>
        {busy ? t('admin.loading') : t('admin.edit.loadNewest')}
      </Button>
      <FailureAlert lines={describeFailure(failure, own, language)} />
    </div>
  );
}
