import type { Failure } from 'shared-config/api/result';
import { Button } from 'shared-config/kit';
import { useTexts } from '../texts';
import { FailureAlert } from './FailureAlert';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  failure: Failure;
  /** What failed, when the server does not say. */
  otherwise: string;
  noAnswer?: string;
  onRetry: () => void;
}

/** What stands in place of something that could not be loaded. */
export function LoadFailure({ failure, otherwise, noAnswer, onRetry }: LoadFailureProps) {
  const t = useTexts();
  return (
    <div className={styles.failure}>
      <FailureAlert failure={failure} otherwise={otherwise} noAnswer={noAnswer ?? t('admin.noAnswer')} />
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </div>
  );
}
