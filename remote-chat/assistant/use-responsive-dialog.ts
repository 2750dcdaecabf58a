import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a dialog while it is mounted. Keeps the focus when `isModal` changes. */
export function useResponsiveDialog(ref: RefObject<HTMLDialogElement | null>, isModal: boolean): void {
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isModal) dialog.showModal();
    else dialog.show();
    focused.current?.focus();
    return () => {
      focused.current = document.activeElement as HTMLElement | null;
      dialog.close();
    };
  }, [ref, isModal]);
}
