/** Travels to the login screen in the history entry, so that it survives a reload and never shows in the address. */
export interface LoginArrival {
  readonly sessionEnded: boolean;
}

export function sessionHasEnded(state: unknown): boolean {
  return (state as LoginArrival | null)?.sessionEnded === true;
}
