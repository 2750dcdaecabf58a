import type { UserRow } from './user-rows';

export const sortKeys = ['id', 'email', 'type', 'site'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Direction = 'asc' | 'desc';

/** All rows in the order of each column, both ways: stable for equal values, rows without a value last. */
type SortOrders = Readonly<Record<SortKey, Readonly<Record<Direction, readonly UserRow[]>>>>;

/**
 * Compares every value once, when the list arrives: a click on a column then compares nothing, which keeps it quick with
 * ten thousand users.
 */
export function createSortOrders(rows: readonly UserRow[], locale: string): SortOrders {
  const { compare } = new Intl.Collator(locale);
  return {
    id: orderBy(
      rows,
      ({ id }) => id,
      (a: number, b: number) => a - b,
    ),
    email: orderBy(rows, ({ email }) => email, compare),
    type: orderBy(rows, ({ type }) => type, compare),
    site: orderBy(rows, ({ site }) => site, compare),
  };
}

function orderBy<Value extends string | number>(
  rows: readonly UserRow[],
  valueOf: (row: UserRow) => Value | null,
  compare: (a: Value, b: Value) => number,
): Record<Direction, readonly UserRow[]> {
  const places = rank([...new Set(rows.map(valueOf))].filter((value) => value !== null).sort(compare), compare);
  const byPlace: UserRow[][] = [];
  const without: UserRow[] = [];
  for (const row of rows) {
    const value = valueOf(row);
    const place = value === null ? undefined : places.get(value);
    if (place === undefined) without.push(row);
    else (byPlace[place] ??= []).push(row);
  }
  return { asc: [...byPlace.flat(), ...without], desc: [...byPlace.toReversed().flat(), ...without] };
}

/** Each value's place among the sorted ones; values that compare as equal share one. */
function rank<Value>(sorted: readonly Value[], compare: (a: Value, b: Value) => number): ReadonlyMap<Value, number> {
  const places = new Map<Value, number>();
  let place = 0;
  for (const [index, value] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, value) !== 0) place += 1;
    places.set(value, place);
  }
  return places;
}
