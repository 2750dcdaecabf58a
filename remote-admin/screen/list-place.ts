/** Travels with the way from the list to a form, so that the way back leads to the same search, order and page. */
export interface ListPlace {
  /** With its `?`, or empty. */
  readonly listQuery: string;
}

export function listQueryOf(state: unknown): string {
  const query = (state as Partial<ListPlace> | null)?.listQuery;
  return typeof query === 'string' && query.startsWith('?') ? query : '';
}
