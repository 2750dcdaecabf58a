import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './TextField.module.css';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; ties itself to the control and marks it invalid. */
  error?: ReactNode;
}

export type TextFieldProps = FieldTexts &
  (({ multiline?: false } & ComponentProps<'input'>) | ({ multiline: true } & ComponentProps<'textarea'>));

/** A labelled text input (or `multiline` text area) with its hint and error. */
export function TextField({ label, hint, error, ...control }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {renderControl(control, common)}
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

function renderControl(control: Omit<TextFieldProps, keyof FieldTexts>, common: object) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control as { multiline: true } & ComponentProps<'textarea'>;
    return <textarea rows={5} {...rest} {...common} />;
  }
  const { multiline: _, ...rest } = control as { multiline?: false } & ComponentProps<'input'>;
  return <input {...rest} {...common} />;
}
