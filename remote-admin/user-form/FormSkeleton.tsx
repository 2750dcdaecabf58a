import styles from './FormSkeleton.module.css';

const fields = [1, 2, 3, 4, 5];

/** The form's shape while what fills it is on the way. */
export function FormSkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {fields.map((field) => (
        <span key={field} />
      ))}
    </div>
  );
}
