import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A labelled choice with its error; options are its children. */
export function SelectField({ label, error, ...control }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...control}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
