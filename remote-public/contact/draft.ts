import type { TextKey } from '../texts';

export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

type DraftField = keyof Draft;
export type DraftErrors = Partial<Record<DraftField, TextKey>>;

export const draftFields: readonly DraftField[] = ['name', 'email', 'message'];

const emailFormat = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function readDraft(form: HTMLFormElement): Draft {
  const written = new FormData(form);
  const text = (field: DraftField) => String(written.get(field) ?? '').trim();
  return { name: text('name'), email: text('email'), message: text('message') };
}

/** What is wrong with a message, as the text that says so; empty when nothing is. */
export function checkDraft(draft: Draft): DraftErrors {
  const missing = draftFields.filter((field) => !draft[field]);
  const errors: DraftErrors = Object.fromEntries(missing.map((field) => [field, `contact.error.${field}`]));
  if (draft.email && !emailFormat.test(draft.email)) errors.email = 'contact.error.email_format';
  return errors;
}
