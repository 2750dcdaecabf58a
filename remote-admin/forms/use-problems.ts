import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Problem } from '@ponte/contract/api';
import { useTexts } from '../texts';

/**
 * The problems of a form's fields, as texts in the page's language. After a check that failed, the first wrong field has
 * the focus; a field that is changed is no longer called wrong.
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

/** What is wrong, by the field of the request. A repeated password is the form's own matter. */
export type Problems = Readonly<Partial<Record<string, Problem | 'senha.mismatch'>>>;

type Checked<Body> = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problems: Problems };

/** Checks what was typed with the contract's own schema; of several problems of a field, the first. */
export function checkBody<Body>(schema: z.ZodMiniType<Body>, typed: object): Checked<Body> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, body: result.data };
  const problems: Partial<Record<string, Problem>> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message as Problem;
  return { ok: false, problems };
}
