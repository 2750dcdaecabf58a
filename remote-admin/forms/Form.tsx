import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type * as z from 'zod/mini';
import type { Problem } from '@ponte/contract/api';
import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Form.module.css';

interface FormProps {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** For a submit button outside the form. */
  id?: string;
  children: ReactNode;
}

/** A form with its own validation messages: the browser's would be in the browser's language. */
export function Form({ form, onSubmit, id, children }: FormProps) {
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  label: string;
  busyLabel: string;
  /** `quiet` where the page has another, more important one. */
  kind?: 'primary' | 'quiet';
}

/** Its label says what is in progress. It is never disabled, because a disabled button loses the focus. */
export function SubmitButton({ busy, label, busyLabel, kind = 'primary' }: SubmitButtonProps) {
  return (
    <Button type="submit" kind={kind} aria-disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

/**
 * The problems of a form's fields as texts in the page's language. `show` focuses the first invalid field; `set` clears
 * or sets the problem of one field, e.g. when it is edited.
 */
export function useProblems<Field extends string>() {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checks]);

  return {
    form,
    textOf: (field: Field): string | undefined => {
      const problem = problems[field];
      return problem && t(`admin.problem.${problem}`);
    },
    show: (found: Problems) => {
      setProblems(found);
      setChecks((count) => count + 1);
    },
    set: (field: Field, problem: Problems[string]) => setProblems((old) => ({ ...old, [field]: problem })),
  };
}

/** What no schema finds: a repeated password that is missing or differs, a code that the server rejected. */
type FormProblem = 'senha.notRepeated' | 'senha.mismatch' | 'otp.wrong';

/** Problems by field of the request. */
export type Problems = Readonly<Partial<Record<string, Problem | FormProblem>>>;

type Checked<Body> = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problems: Problems };

/** Validates a request body with the contract's schema. Reports the first problem of each field. */
export function checkBody<Body>(schema: z.ZodMiniType<Body>, typed: object): Checked<Body> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, body: result.data };
  const problems: Partial<Record<string, Problem>> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message as Problem;
  return { ok: false, problems };
}
