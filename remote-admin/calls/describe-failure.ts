import type { Failure } from '../api/result';
import type { Language } from '@ponte/contract/language';

interface OwnWords {
  /** When the server did not answer. */
  readonly noAnswer: string;
  /** When it answered without saying what is wrong. */
  readonly otherwise: string;
}

/**
 * What a failure says to the person, one text a line. The server's own words come first, while the page is in the language
 * that they are in. No failure says nothing.
 */
export function describeFailure(failure: Failure | undefined, own: OwnWords, language: Language): readonly string[] {
  if (!failure) return [];
  if (failure.kind === 'noAnswer') return [own.noAnswer];
  if (failure.language !== language) return [own.otherwise];
  if (failure.errors.length > 0) return failure.errors;
  return [failure.error || failure.mensagem || own.otherwise];
}
