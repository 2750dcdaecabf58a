import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons. The one with `autoFocus` has the focus when the dialog opens. */
  actions: ReactNode;
  /** Called once when the dialog is closed by Escape. The caller then stops rendering it. */
  onClose: () => void;
}

/** A modal dialog, open as long as it is rendered; the browser's own, so focus stays in and returns. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect is undone while the element is still in the page: closed any later, focus would not return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
