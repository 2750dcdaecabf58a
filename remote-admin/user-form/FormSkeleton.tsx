import { useTexts } from '../texts';
import styles from './FormSkeleton.module.css';

const fields = [1, 2, 3, 4, 5];

/** The form's shape while what fills it is on the way. */
export function FormSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('admin.loading')} className={styles.skeleton}>
      {fields.map((field) => (
        <span key={field} />
      ))}
    </div>
  );
}
