import { useTexts } from '../texts';
import styles from './Profile.module.css';

/** As high as the facts that take its place. */
export function ProfileSkeleton() {
  const t = useTexts();
  return <div role="status" aria-label={t('admin.loading')} className={styles.skeleton} />;
}
