/** History state of a link from the list to a form. The form's links back restore the search, order and page of the list. */
export interface ListState {
  /** With its `?`, or empty. */
  readonly listQuery: string;
}

export function readListQuery(state: unknown): string {
  const query = (state as Partial<ListState> | null)?.listQuery;
  return typeof query === 'string' && query.startsWith('?') ? query : '';
}
