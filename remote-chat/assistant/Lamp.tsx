/** Hel's mark: a lamp on the deck of the bridge. Drawn in place, so that the closed launcher costs no request. */
export function Lamp() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M2 21q10-4 20 0M8 19V8a4 4 0 0 1 8 0" />
      <circle cx="16" cy="11" r="3" fill="var(--lamp)" stroke="none" />
    </svg>
  );
}
