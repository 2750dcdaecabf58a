import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes everything open on the page, the latest last. Escape closes one at a time. */
const open: (() => void)[] = [];

/**
 * Closes a menu or dialog on Escape, the latest opened first across all parts, and on a press outside `area`.
 *
 * @param isOpen whether it is open now.
 * @param onDismiss closes it. Gets the trigger, so that focus returns only after Escape.
 */
export function useDismiss(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onDismiss: (trigger: 'escape' | 'outside') => void,
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
