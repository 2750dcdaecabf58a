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

/** The arguments of a field that is found by its primary key. */
export interface ById {
  id: unknown;
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

/** A scalar of a database's own takes any JSON. @throws HasuraError for what has no text */
function readText(value: unknown, path: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new HasuraError('data-exception', 'invalid input value', path);
}

/**
 * The values that a column may have; undefined without a condition.
 *
 * @throws HasuraError when a value has no text
 */
export function readComparison(given: Comparison | null | undefined, path: string): string[] | undefined {
  const eq = given?._eq ?? undefined;
  const among = given?._in ?? undefined;
  if (eq === undefined && among === undefined) return undefined;
  const all = (among as unknown[] | undefined) ?? [eq];
  return all.filter((one) => eq === undefined || one === eq).map((one) => readText(one, path));
}

/** @throws HasuraError when a value is no uuid */
export function readUuidComparison(given: Comparison | null | undefined, path: string): string[] | undefined {
  return readComparison(given, path)?.map((value) => readUuid(value, path));
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
