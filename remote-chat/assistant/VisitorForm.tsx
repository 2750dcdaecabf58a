import { useState, type FormEvent } from 'react';
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
  const [checked, setChecked] = useState(false);
  const problems = checked ? findProblems(visitor) : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = Object.keys(findProblems(visitor));
    if (!first) return onSubmit();
    setChecked(true);
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <form noValidate className={`${styles.choices} ${styles.form}`} onSubmit={submit}>
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
        onChange={(event) => onType({ ...visitor, email: event.target.value })}
      />
      <Button type="submit" kind="primary">
        {t('chat.form.submit')}
      </Button>
    </form>
  );
}
