import { Button, TextField } from 'shared-config/kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../texts';
import { BlockedNotice } from './BlockedNotice';
import { checkDraft, draftFields, readDraft, type Draft, type DraftErrors } from './check-draft';
import styles from './ContactPage.module.css';

const none: DraftErrors = {};

/** Checks a message and keeps it; sending is blocked, so it says how else the message can arrive. */
export function ContactForm() {
  const t = useTexts();
  const [draft, setDraft] = useState<Draft>();
  const [blocked, setBlocked] = useState(false);
  const errors = draft ? checkDraft(draft) : none;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = readDraft(form);
    const wrong = checkDraft(written);
    const first = draftFields.find((field) => wrong[field]);
    setDraft(written);
    setBlocked(!first);
    if (first) (form.elements.namedItem(first) as HTMLElement).focus();
  }

  const field = (name: keyof Draft) => ({
    name,
    label: t(`contact.form.${name}`),
    required: true,
    error: errors[name] && t(errors[name]),
  });

  return (
    // Without script, `dialog` keeps the browser from sending the fields as a query.
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => draft && setDraft(readDraft(currentTarget))}
    >
      <h2>{t('contact.form.title')}</h2>
      <p>{t('contact.form.required')}</p>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('message')} multiline />
      <Button type="submit" kind="primary">
        {t('contact.form.send')}
      </Button>
      {draft && blocked && Object.keys(errors).length === 0 && <BlockedNotice draft={draft} />}
    </form>
  );
}
