/** Hel's mark, a lamp on the bridge, on the shell's launcher and in her dialog. Inline, so that it needs no request. */
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
      <path d="M2 21.5q10-4 20 0M7 19V7.5a4.5 4.5 0 0 1 9 0v2" />
      {/* The half of the stroke that is outside is the glow. */}
      <circle cx="16" cy="12" r="2.5" fill="var(--lamp)" stroke="var(--lamp)" strokeOpacity="0.3" strokeWidth="5" />
    </svg>
  );
}
