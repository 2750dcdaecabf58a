import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';
import type { Problems } from './check-body';

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
