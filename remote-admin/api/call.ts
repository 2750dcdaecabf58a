import * as z from 'zod/mini';
import { errorResponse } from '@ponte/contract/api-responses';
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
  /** The version of what is changed, as the caller read it: the server rejects the edit when there is a newer one. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which this call counts as unanswered, where `callTimeout` is too long. */
  readonly timeoutMs?: number;
}

/** What a response is checked with: a schema of the contract, perhaps behind a translation. */
export type BodySchema<Value> = Pick<z.ZodMiniType<Value>, 'safeParse'>;

/** One call of the Admin API, its response checked with the contract's schema. */
export async function fetchJson<Value>(caller: Caller, schema: BodySchema<Value>, call: Call): Promise<Result<Value>> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(caller.base + call.path, describeRequest(caller, call));
    status = response.status;
    text = await response.text();
  } catch (cause) {
    return { ok: false, failure: { kind: 'noResponse', cause } };
  }
  const body = parseJson(text);
  const parsed = status >= 200 && status < 300 ? schema.safeParse(body) : undefined;
  return parsed?.success
    ? { ok: true, value: parsed.data }
    : { ok: false, failure: describeRejection(status, body, caller.language) };
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

function describeRejection(status: number, body: unknown, language: Language): Failure {
  const { errors, ...texts } = errorResponse.safeParse(body).data ?? {};
  const { error, mensagem, codigo, ticket } = texts;
  const lines = errors?.map(({ msg }) => msg) ?? [];
  return { kind: 'rejection', status, language, error, mensagem, errors: lines, codigo, ...(ticket && { ticket }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No response: offline, cut off, or after the timeout. */
export interface NoResponse {
  readonly kind: 'noResponse';
  readonly cause: unknown;
}

/**
 * An error status, or a success whose body does not match the contract. The texts are the server's own, already in the
 * requested language; each may be absent.
 */
export interface Rejection {
  readonly kind: 'rejection';
  readonly status: number;
  /** The language of the texts. */
  readonly language: Language;
  readonly error: string | undefined;
  readonly mensagem: string | undefined;
  readonly errors: readonly string[];
  /** A code for programs, where the status alone is ambiguous. */
  readonly codigo: string | undefined;
  /** Of a login that needs a code: what goes with the code. */
  readonly ticket?: string | undefined;
}

export type Failure = NoResponse | Rejection;

/** The result of a call: the value as the contract has it, or why there is none. Never thrown. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };
