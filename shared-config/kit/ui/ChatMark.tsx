/** The chat app's mark: in the corner of every page and in price lists. Inline, so that it costs no request. */
export function ChatMark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 27l1.7-5.2A11 11 0 1 1 11 26z" />
      <path d="M11 13h10M11 18h6" strokeLinecap="round" />
    </svg>
  );
}
