import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; ties itself to the control and marks it invalid. */
  error?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Draws the control with what ties it to its texts. */
  control: (tied: TiedToTexts) => ReactNode;
}

interface TiedToTexts {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What every control of a form has around it: its label, its hint and its error. */
export function Field({ label, hint, error, control }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {control({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
