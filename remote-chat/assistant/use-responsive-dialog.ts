import { useLayoutEffect, type RefObject } from 'react';

/** Screens on which a dialog in the corner would cover the page. */
const smallScreen = '(width < 40rem) or (height < 24rem)';

/** Opens a dialog while it is mounted: modal on small screens, non-modal on others. */
export function useResponsiveDialog(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const small = matchMedia(smallScreen);
    const show = () => (small.matches ? dialog.showModal() : dialog.show());
    const reopen = () => {
      const focused = document.activeElement;
      dialog.close();
      show();
      if (focused instanceof HTMLElement) focused.focus();
    };
    show();
    small.addEventListener('change', reopen);
    return () => {
      small.removeEventListener('change', reopen);
      dialog.close();
    };
  }, [ref]);
}
