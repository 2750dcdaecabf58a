/** The arch of a bridge over its reflection. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" strokeWidth="2.5">
      <path d="M2 21H30M8 21V7M24 21V7M2 16Q6 14 8 7Q16 26 24 7Q26 14 30 16" stroke="currentColor" />
      <path d="M7 26H25" stroke="var(--coral)" />
    </svg>
  );
}
