import { useTexts } from '../texts';
import { useIsLate } from './pending-navigation';
import styles from './ProgressLine.module.css';

/** A line at the top while the visitor waits for the next page. `RouteAnnouncer` announces it. */
export function ProgressLine() {
  const t = useTexts();
  if (!useIsLate()) return null;
  return <div role="progressbar" aria-label={t('page.loading')} className={styles.line} />;
}
