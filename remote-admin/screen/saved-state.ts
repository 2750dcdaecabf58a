/** History state with which a form returns to the list after a save. The list reports it. */
export interface SavedState {
  readonly saved: 'create' | 'edit';
  /** The name and the e-mail that were saved. A form of an older build leaves it out. */
  readonly person?: string;
}

export function readSaved(state: unknown): SavedState | undefined {
  const saved = (state as SavedState | null)?.saved;
  return saved === 'create' || saved === 'edit' ? (state as SavedState) : undefined;
}
