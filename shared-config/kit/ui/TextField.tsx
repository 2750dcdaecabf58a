import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

type Control = ({ multiline?: false } & ComponentProps<'input'>) | ({ multiline: true } & ComponentProps<'textarea'>);

export type TextFieldProps = FieldTexts & Control;

/** A labelled text input (or `multiline` text area) with its hint and error. */
export function TextField({ label, hint, error, ...control }: TextFieldProps) {
  return <Field label={label} hint={hint} error={error} control={(tied) => renderControl(control, tied)} />;
}

function renderControl(control: Control, tied: object) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control;
    return <textarea rows={5} {...rest} {...tied} />;
  }
  const { multiline: _, ...rest } = control;
  return <input {...rest} {...tied} />;
}
