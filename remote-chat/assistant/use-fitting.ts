import { useLayoutEffect, type RefObject } from 'react';

/** Below this a dialog in the corner would leave nothing of the page. */
const narrowScreen = '(width < 40rem)';

/** Opens a dialog for as long as it is rendered: modal on narrow screens, beside the page on wide ones. */
export function useFitting(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const narrow = matchMedia(narrowScreen);
    const show = () => (narrow.matches ? dialog.showModal() : dialog.show());
    const showAgain = () => {
      const focused = document.activeElement;
      dialog.close();
      show();
      if (focused instanceof HTMLElement) focused.focus();
    };
    show();
    narrow.addEventListener('change', showAgain);
    return () => {
      narrow.removeEventListener('change', showAgain);
      dialog.close();
    };
  }, [ref]);
}
