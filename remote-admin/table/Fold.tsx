import { useState, type ReactNode } from 'react';
import { actionClass } from './Cells';
import styles from './Fold.module.css';

interface FoldProps {
  /** The name of the button. */
  label: string;
  /** Of the folded content. */
  className?: string | undefined;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Content that opens behind a button on a phone. Where there is room, the content is always there, without the button. */
export function Fold({ label, className = '', startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={`${actionClass()} ${styles.button}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div className={isOpen ? className : `${className} ${styles.folded}`}>{children}</div>
    </>
  );
}
