import type { TextKey } from '../../texts';

/** Who is asking. Held in the page alone: nothing stores or sends it. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
}

type VisitorProblems = Partial<Record<keyof Visitor, TextKey>>;

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What keeps the conversation from starting, field by field; nothing when both are filled in. */
export function findProblems(visitor: Visitor): VisitorProblems {
  const { name, email } = tidy(visitor);
  const emailProblem = email === '' ? 'chat.form.emailMissing' : !emailShape.test(email) && 'chat.form.emailWrong';
  return {
    ...(name === '' && { name: 'chat.form.nameMissing' }),
    ...(emailProblem && { email: emailProblem }),
  };
}

/** Without half characters, on which the encoding of a link throws. */
export function tidy({ name, email }: Visitor): Visitor {
  return { name: name.replace(/\p{Surrogate}/gu, '').trim(), email: email.trim() };
}
