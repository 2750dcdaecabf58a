import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value. Marks the control as invalid and describes it. */
  error?: ReactNode;
}

type TextControl =
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>);

/** A labelled text input (or `multiline` text area) with its hint and error. */
export function TextField({ label, hint, error, ...control }: FieldTexts & TextControl) {
  return <Field label={label} hint={hint} error={error} control={(ties) => renderTextControl(control, ties)} />;
}

function renderTextControl(control: TextControl, ties: ControlTies) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control;
    return <textarea rows={5} {...rest} {...ties} />;
  }
  const { multiline: _, ...rest } = control;
  return <input {...rest} {...ties} />;
}

interface FieldProps extends FieldTexts {
  /** Renders the control itself. */
  control: (ties: ControlTies) => ReactNode;
}

/** The attributes that tie a control to its texts. */
interface ControlTies {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label, a control, its hint and its error. */
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
