import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Answers.module.css';
import { findProblems, type Visitor } from './conversation/visitor';

interface VisitorFormProps {
  visitor: Visitor;
  onType: (visitor: Visitor) => void;
  onSubmit: () => void;
}

export function VisitorForm({ visitor, onType, onSubmit }: VisitorFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const problems = attempts > 0 ? findProblems(visitor) : {};

  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus();
    if (field) show(field);
  }, [attempts]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.keys(findProblems(visitor)).length === 0) onSubmit();
    else setAttempts(attempts + 1);
  }

  return (
    <form ref={form} noValidate className={`${styles.choices} ${styles.form}`} onSubmit={submit}>
      <TextField
        label={t('chat.form.name')}
        name="name"
        autoComplete="name"
        required
        value={visitor.name}
        error={problems.name && t(problems.name)}
        onChange={(event) => onType({ ...visitor, name: event.target.value })}
      />
      <TextField
        label={t('chat.form.email')}
        hint={t('chat.form.privacy')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={visitor.email}
        error={problems.email && t(problems.email)}
        onFocus={(event) => show(event.target)}
        onChange={(event) => onType({ ...visitor, email: event.target.value })}
      />
      <Button type="submit" kind="primary" className={styles.submit}>
        {t('chat.form.submit')}
      </Button>
    </form>
  );
}

/** Scrolls to a field with what is below it: its hint or its error. */
function show(field: HTMLElement): void {
  field.parentElement?.scrollIntoView({ block: 'nearest' });
}
