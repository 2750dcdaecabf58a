import { useLayoutEffect, type RefObject } from 'react';

/** Below this a dialog in the corner would leave nothing of the page. */
const smallScreen = '(width < 40rem) or (height < 24rem)';

/** Opens a dialog for as long as it is rendered: modal on small screens, beside the page on others. */
export function useFitting(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const small = matchMedia(smallScreen);
    const show = () => (small.matches ? dialog.showModal() : dialog.show());
    const showAgain = () => {
      const focused = document.activeElement;
      dialog.close();
      show();
      if (focused instanceof HTMLElement) focused.focus();
    };
    show();
    small.addEventListener('change', showAgain);
    return () => {
      small.removeEventListener('change', showAgain);
      dialog.close();
    };
  }, [ref]);
}
