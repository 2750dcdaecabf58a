import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './SelectField.module.css';

/** A labelled select with its hint and error. The options are its children. Not in the kit's index: no public page has one. */
export function SelectField({ label, hint, error, ...control }: FieldTexts & ComponentProps<'select'>) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      control={({ className, ...ties }) => (
        <select {...control} {...ties} className={[className, styles.select].join(' ')} />
      )}
    />
  );
}
