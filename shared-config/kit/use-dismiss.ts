import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What is open on the page, the latest last: Escape closes one at a time. */
const open: (() => void)[] = [];

/**
 * Closes what is open with Escape, topmost first across all parts, and with a press outside of `area`.
 *
 * @param isOpen whether there is something to close now.
 * @param onDismiss closes it; told by which way, so that focus returns only after Escape.
 */
export function useDismiss(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onDismiss: (way: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return undefined;
    const byEscape = () => dismiss('escape');
    const byPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) dismiss('outside');
    };
    if (open.push(byEscape) === 1) document.addEventListener('keydown', escapeTopmost);
    document.addEventListener('pointerdown', byPress);
    return () => {
      open.splice(open.indexOf(byEscape), 1);
      if (open.length === 0) document.removeEventListener('keydown', escapeTopmost);
      document.removeEventListener('pointerdown', byPress);
    };
  }, [isOpen, area]);
}

function escapeTopmost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  open.at(-1)?.();
}
