const maxDepth = 32;

/** PostgreSQL stores neither NUL nor half a surrogate pair, and rejects JSON that is nested too deep. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one, depth + 1));
}
