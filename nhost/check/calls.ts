import type * as z from 'zod';

const timeoutMs = 15_000;

/** What is wrong, for the line of a check. */
export class CheckFailed extends Error {}

interface Sent {
  method?: 'GET' | 'POST' | 'DELETE';
  json?: object;
  form?: FormData;
  token?: string;
  origin?: string;
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

export type Call = (path: string, sent?: Sent) => Promise<Received>;

/** Calls of services below one address. */
export function createCall(base: string): Call {
  return async function call(path, { json, form, token, origin, method = (json ?? form) ? 'POST' : 'GET' } = {}) {
    const headers = {
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(origin && { origin }),
    };
    const body = form ?? (json && JSON.stringify(json)) ?? null;
    try {
      const response = await fetch(base + path, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      throw new CheckFailed(cause instanceof Error ? `${message}: ${cause.message || String(cause)}` : message);
    }
  };
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120) || 'an empty body';

export function expectStatus({ status, text }: Received, expected: number): void {
  if (status !== expected) throw new CheckFailed(`${status} instead of ${expected}: ${shorten(text)}`);
}

/** @throws CheckFailed unless the response has that status and is JSON of that form */
export function readAs<Schema extends z.ZodType>(received: Received, schema: Schema, status = 200): z.output<Schema> {
  expectStatus(received, status);
  let json: unknown;
  try {
    json = JSON.parse(received.text);
  } catch {
    throw new CheckFailed(`the response is not JSON: ${shorten(received.text)}`);
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  throw new CheckFailed(`${issue?.path.join('.') || 'the response'}: ${issue?.message}: ${shorten(received.text)}`);
}
