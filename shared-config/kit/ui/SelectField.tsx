import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

/** A labelled choice with its hint and error; options are its children. */
export function SelectField({ label, hint, error, ...control }: FieldTexts & ComponentProps<'select'>) {
  return <Field label={label} hint={hint} error={error} control={(tied) => <select {...control} {...tied} />} />;
}
