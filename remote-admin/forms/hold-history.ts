/** The router numbers the entries of its history; another site's entry, or none, has no number. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Turns Back and forward round before the router hears of them, and hands over how to go there after all. Call it anew
 * whenever the page's address changes.
 *
 * @returns what ends the hold.
 */
export function holdHistory(onHeld: (leave: () => void) => void): () => void {
  const here = placeOf(window.history.state);
  let returning = false;

  const hold = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (here === undefined || there === undefined) return;
    if (there === here && !returning) return;
    event.stopImmediatePropagation();
    returning = there !== here;
    if (!returning) return;
    window.history.go(here - there);
    onHeld(() => {
      release();
      window.history.go(there - here);
    });
  };
  // Capturing, to be before the router, which listens to the same event.
  const release = () => window.removeEventListener('popstate', hold, true);
  window.addEventListener('popstate', hold, true);
  return release;
}
