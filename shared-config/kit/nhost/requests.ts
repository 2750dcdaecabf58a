import type { NhostClient } from '@nhost/nhost-js';
import { httpFailure } from './http-failure';
import { defaultMessage, fail, succeed, type Failure, type Result } from './result';

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown };
}
interface ErrorPayload {
  readonly error: string;
  readonly status: number;
  readonly message: unknown;
}

/** The client's own names: the request was not sent, was cancelled, or the response is no GraphQL. */
const ownCodes = ['unknown', 'abort-error', 'invalid-response'];

/** Whether there was no response, so that the same call may succeed later. */
export function isNetworkFailure({ code }: Failure): boolean {
  return ['network', 'unknown', 'abort-error'].includes(code);
}

/** @param whenFresh waits for a valid access token. */
export function createRequests({ graphql, functions }: NhostClient, whenFresh: () => Promise<Result<unknown>>) {
  return {
    /** Sends a query or mutation. With several errors, the first one counts. */
    async request<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Result<Data>> {
      const ready = await whenFresh();
      if (!ready.ok) return ready;
      const { data, error } = await graphql.request<Data>(query, variables);
      return error ? fail(Array.isArray(error) ? toGraphqlFailure(error) : toFailure(error)) : succeed(data as Data);
    },
    /** Calls the function of this path with a JSON body. */
    async callFunction<Data>(path: string, body?: object): Promise<Result<Data>> {
      const ready = await whenFresh();
      if (!ready.ok) return ready;
      const { res, error } = await functions.call<Data>(path, body);
      return error ? fail(toFailure(error)) : succeed(res.data);
    },
  };
}

function toGraphqlFailure([first]: readonly GraphqlError[]): Failure {
  const code = first?.extensions?.code;
  return {
    code: typeof code === 'string' ? code : 'graphql-error',
    status: 1,
    message: first?.message ?? defaultMessage,
  };
}

/** A function's own error is `{error, message}`. Otherwise the client has the text of the status, or of the body. */
function toFailure({ error, status, message }: ErrorPayload): Failure {
  if (ownCodes.includes(error)) return { code: error, status, message: String(message) };
  const own = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
  const named = httpFailure(status, own.message ?? message);
  return typeof own.error === 'string' ? { ...named, code: own.error } : named;
}
