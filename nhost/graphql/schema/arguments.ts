import type { ExpressionBuilder, ReferenceExpression } from 'kysely';
import { isStorable } from '../../database/storable-json';
import { HasuraError } from '../errors/hasura-error';
import { isUuid } from '../../roles/uuid';

/** No query reads more rows than this. */
const maxRows = 100;

export interface Page {
  limit?: number | null;
  offset?: number | null;
}

/** @throws HasuraError for a negative number */
export function readPage({ limit, offset }: Page, path: string): { limit: number; offset: number } {
  if ((limit ?? 0) < 0 || (offset ?? 0) < 0) {
    throw new HasuraError('bad-request', 'unexpected negative value', path);
  }
  return { limit: Math.min(limit ?? maxRows, maxRows), offset: offset ?? 0 };
}

/** @throws HasuraError in PostgreSQL's words */
export function readUuid(value: unknown, path: string): string {
  if (isUuid(value)) return value;
  throw new HasuraError('data-exception', 'invalid input syntax for type uuid', path);
}

export interface Comparison {
  _eq?: unknown;
  _in?: unknown;
}

/** The values that a column may have; undefined without a condition. */
export function readComparison(given: Comparison | null | undefined): string[] | undefined {
  const eq = given?._eq ?? undefined;
  const among = given?._in ?? undefined;
  if (eq === undefined) return among === undefined ? undefined : (among as unknown[]).map(String);
  const all = among === undefined ? [eq] : (among as unknown[]).filter((one) => one === eq);
  return all.map(String);
}

/** @throws HasuraError when a value is no uuid */
export function readUuidComparison(given: Comparison | null | undefined, path: string): string[] | undefined {
  return readComparison(given)?.map((value) => readUuid(value, path));
}

/** SQL has no empty list. */
export function isAmong<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: ReferenceExpression<DB, TB>,
  values: readonly string[],
) {
  return values.length === 0 ? eb.lit(false) : eb(column, 'in', values as never);
}

/** A JSON column takes an object or nothing. @throws HasuraError */
export function readJson(value: unknown, path: string): string | null {
  if (value === null) return null;
  if (typeof value === 'object' && !Array.isArray(value) && isStorable(value)) return JSON.stringify(value);
  throw new HasuraError('data-exception', 'invalid input value for type jsonb', path);
}
