import type { Failure } from 'shared-config/api/result';

interface OwnWords {
  /** When the server did not answer. */
  readonly noAnswer: string;
  /** When it answered without saying what is wrong. */
  readonly otherwise: string;
}

/** What a failure says to the person, one text a line: the server's own words first. No failure says nothing. */
export function describeFailure(failure: Failure | undefined, own: OwnWords): readonly string[] {
  if (!failure) return [];
  if (failure.kind === 'noAnswer') return [own.noAnswer];
  if (failure.errors.length > 0) return failure.errors;
  return [failure.error || failure.mensagem || own.otherwise];
}
