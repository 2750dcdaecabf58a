import type * as z from 'zod/mini';
import type { Problem } from '@ponte/contract/api';

/** What is wrong, by the field of the request. A repeated password is the form's own matter. */
export type Problems = Readonly<Partial<Record<string, Problem | 'senha.mismatch'>>>;

type Checked<Body> = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problems: Problems };

/** Checks what was typed with the contract's own schema; of several problems of a field, the first. */
export function checkBody<Body>(schema: z.ZodMiniType<Body>, typed: object): Checked<Body> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, body: result.data };
  const problems: Partial<Record<string, Problem>> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message as Problem;
  return { ok: false, problems };
}
