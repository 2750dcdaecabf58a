/** Two bars while something runs, a triangle while it stands. */
export function PauseIcon({ running }: { running: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      <path d={running ? 'M2 1h3v12H2zM9 1h3v12H9z' : 'M3 1l9 6-9 6z'} />
    </svg>
  );
}
