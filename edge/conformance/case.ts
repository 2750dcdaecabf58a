import { resourcePolicy, securityHeaders } from '../headers';
import type { EdgeResponse } from './send-request';

/** One rule of the edge: a request and the expected response. */
export interface Case {
  readonly name: string;
  readonly request: CaseRequest;
  readonly expect: {
    readonly status: number;
    /** By lower-case name: its value, a pattern of it, or null if it must be absent. */
    readonly headers?: Readonly<Record<string, string | RegExp | null>>;
    /** The body once decoded: a pattern, or its length in bytes. */
    readonly body?: RegExp | number;
  };
}

export interface CaseRequest {
  /** The request target as sent. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Checks what holds for every response: security headers once, and no trace of the software behind the edge. */
export function checkAnyResponse({ headers, body }: EdgeResponse): void {
  for (const name of [...Object.keys(securityHeaders), resourcePolicy.name]) {
    expect({ name, values: headers.get(name.toLowerCase()) }).toEqual({ name, values: [expect.any(String)] });
  }
  for (const [name, values] of headers) expect({ name, count: values.length }).toEqual({ name, count: 1 });
  const isPage = headers.get('content-type')?.[0]?.startsWith('text/html') ?? false;
  if (isPage) expect(headers.get('content-security-policy')?.[0]).toMatch(/^script-src 'self';/);
  else if (!headers.has('etag')) expect(headers.has('content-security-policy')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.get('server')?.[0] ?? '').not.toMatch(/\d/);
  expect(body.toString('latin1')).not.toMatch(/node_modules|at \w+ \(|nginx\/|FST_/);
}

export function checkCase({ expect: expected }: Case, response: EdgeResponse): void {
  const { headers = {}, body } = expected;
  const received = Object.fromEntries(
    Object.keys(headers).map((name) => [name, response.headers.get(name)?.[0] ?? null]),
  );
  const wanted = Object.entries(headers).map(([name, value]) => [
    name,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ]);
  expect({ status: response.status, ...received }).toEqual({ status: expected.status, ...Object.fromEntries(wanted) });
  if (typeof body === 'number') expect(response.body).toHaveLength(body);
  else if (body) expect(response.body.toString()).toMatch(body);
}
