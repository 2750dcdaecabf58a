import type { TextKey } from '../../texts';

/** The visitor's contact data. It stays in memory until they put it into the message to a person. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
}

type VisitorProblems = Partial<Record<keyof Visitor, TextKey>>;

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Validation problems by field; empty when the conversation can start. */
export function findProblems(visitor: Visitor): VisitorProblems {
  const { name, email } = tidy(visitor);
  const emailProblem = email === '' ? 'chat.form.emailMissing' : !emailShape.test(email) && 'chat.form.emailWrong';
  return {
    ...(name === '' && { name: 'chat.form.nameMissing' }),
    ...(emailProblem && { email: emailProblem }),
  };
}

/** Trims both, and removes lone surrogates: `encodeURIComponent` throws on them. */
export function tidy({ name, email }: Visitor): Visitor {
  const clean = (text: string) => text.replace(/\p{Surrogate}/gu, '').trim();
  return { name: clean(name), email: clean(email) };
}
