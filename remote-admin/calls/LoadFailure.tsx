import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import { FailureAlert } from './FailureAlert';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  lines: readonly string[];
  onRetry: () => void;
}

/** What stands in place of something that could not be loaded. */
export function LoadFailure({ lines, onRetry }: LoadFailureProps) {
  const t = useTexts();
  return (
    <div className={styles.failure}>
      <FailureAlert lines={lines} />
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </div>
  );
}
