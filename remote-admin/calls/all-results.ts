import type { Result } from '../api/result';

type Values<Results> = { [Name in keyof Results]: Results[Name] extends Promise<Result<infer Value>> ? Value : never };

/** Waits for several calls: all their values, or the first failure in the order given. */
export async function allResults<Results extends Record<string, Promise<Result<unknown>>>>(
  calls: Results,
): Promise<Result<Values<Results>>> {
  const names = Object.keys(calls);
  const results = await Promise.all(Object.values(calls));
  const values: Record<string, unknown> = {};
  for (const [index, result] of results.entries()) {
    if (!result.ok) return result;
    values[names[index] ?? ''] = result.value;
  }
  return { ok: true, value: values as Values<Results> };
}
