/** The chat app's mark, a receiver in a bubble: in the corner of every page and in price lists. Inline, so that it costs no request. */
export function ChatMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M5 27l2-5A11 11 0 1 1 11 26zM12 12q2-1 1 3 1 3 4 4 4-1 3 1-7 1-8-8z" />
    </svg>
  );
}
