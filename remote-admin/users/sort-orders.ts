import type { UserRow } from './user-row';

export const sortKeys = ['id', 'email', 'type', 'site'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Direction = 'asc' | 'desc';

/** For each column, each row's place among its values; equal values share a place, and `null` is none. */
export type SortIndex = Readonly<Record<SortKey, ReadonlyMap<UserRow, number | null>>>;

/**
 * Compares every value once, when the list arrives. Sorting then compares whole numbers, which keeps a click quick with
 * ten thousand users.
 */
export function createSortIndex(rows: readonly UserRow[], locale: string): SortIndex {
  const collator = new Intl.Collator(locale);
  const byText = (key: 'email' | 'type' | 'site') => placesOf(rows, (row) => row[key], collator.compare);
  return {
    id: placesOf<number>(
      rows,
      ({ id }) => id,
      (a, b) => a - b,
    ),
    email: byText('email'),
    type: byText('type'),
    site: byText('site'),
  };
}

/** A new order, stable for equal values in both directions; rows without a value are last in both. */
export function sortRows(
  rows: readonly UserRow[],
  index: SortIndex,
  key: SortKey,
  direction: Direction,
): readonly UserRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const places = index[key];
  const placed = rows.map((row) => ({ row, place: places.get(row) ?? null }));
  placed.sort((a, b) => {
    if (a.place === null || b.place === null) return Number(a.place === null) - Number(b.place === null);
    return sign * (a.place - b.place);
  });
  return placed.map(({ row }) => row);
}

function placesOf<Value extends string | number>(
  rows: readonly UserRow[],
  valueOf: (row: UserRow) => Value | null,
  compare: (a: Value, b: Value) => number,
): ReadonlyMap<UserRow, number | null> {
  const values = [...new Set(rows.map(valueOf))].filter((value) => value !== null).sort(compare);
  const places = new Map<Value, number>();
  let place = 0;
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (before !== undefined && compare(before, value) !== 0) place += 1;
    places.set(value, place);
  }
  return new Map(
    rows.map((row) => {
      const value = valueOf(row);
      return [row, value === null ? null : (places.get(value) ?? null)];
    }),
  );
}
