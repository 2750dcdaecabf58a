import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons. The one with `autoFocus` gets focus when the dialog opens. */
  actions: ReactNode;
  /** Called on Escape. The caller then stops rendering the dialog. */
  onClose: () => void;
}

/** A modal dialog, open while it is rendered. The browser's own `<dialog>`, which traps focus and returns it. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect's cleanup runs while the element is still in the page; closed later, it would not return focus.
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
