import type { Language } from '@ponte/contract/language';

/** No answer: offline, cut off, or later than the caller waits. */
export interface NoAnswer {
  readonly kind: 'noAnswer';
  readonly cause: unknown;
}

/**
 * An answer that is not the one asked for: an error status, or a success whose body does not fit the contract. The texts
 * are the server's own, already in the language that was asked for; each may be absent.
 */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  /** The language of the texts. */
  readonly language: Language;
  readonly error: string | undefined;
  readonly mensagem: string | undefined;
  readonly errors: readonly string[];
  /** What the server says to programs, where the status alone does not tell. */
  readonly codigo: string | undefined;
}

export type Failure = NoAnswer | Refusal;

/** What a call brought: the value as the contract has it, or why there is none. Never thrown. */
export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };
