import * as z from 'zod/mini';
import { errorAnswer } from '@ponte/contract/api-answers';
import { localeTags, type Language } from '@ponte/contract/language';

// zod compiles schemas with `new Function` where it can; the page's policy forbids it and would report each try.
z.config({ jitless: true });

/** Milliseconds after which a call counts as unanswered. */
export const callTimeout = 30_000;

/** The same for a login: a person waits for it, with the button pressed. */
export const loginTimeout = 15_000;

/** Who calls, and where the API is. */
export interface Caller {
  /** Base of the Admin API; ends in `/api`. */
  readonly base: string;
  /** The language in which the server's messages are shown. */
  readonly language: Language;
  readonly token?: string | undefined;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base, with a slash in front. */
  readonly path: string;
  readonly body?: object;
  /** The version of what is changed, as the caller read it: the server refuses when there is a newer one. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which this call counts as unanswered, where `callTimeout` is too long. */
  readonly timeoutMs?: number;
}

/** What a response is checked with: a schema of the contract, perhaps behind a translation. */
export type AnswerSchema<Value> = Pick<z.ZodMiniType<Value>, 'safeParse'>;

/** One call of the Admin API, its response checked with the contract's schema. */
export async function fetchAnswer<Value>(
  caller: Caller,
  schema: AnswerSchema<Value>,
  call: Call,
): Promise<Result<Value>> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(caller.base + call.path, describeRequest(caller, call));
    status = response.status;
    text = await response.text();
  } catch (cause) {
    return { ok: false, failure: { kind: 'noAnswer', cause } };
  }
  const body = parseJson(text);
  const answer = status >= 200 && status < 300 ? schema.safeParse(body) : undefined;
  return answer?.success
    ? { ok: true, value: answer.data }
    : { ok: false, failure: describeRefusal(status, body, caller.language) };
}

function describeRequest(
  { language, token }: Caller,
  { method, body, ifMatch, signal, timeoutMs = callTimeout }: Call,
): RequestInit {
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': localeTags[language],
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
}

function describeRefusal(status: number, body: unknown, language: Language): Failure {
  const { error, mensagem, errors, codigo } = errorAnswer.safeParse(body).data ?? {};
  return { kind: 'refusal', status, language, error, mensagem, errors: errors?.map(({ msg }) => msg) ?? [], codigo };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
