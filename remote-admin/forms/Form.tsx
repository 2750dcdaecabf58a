import type { ReactNode, RefObject } from 'react';
import styles from './Form.module.css';

interface FormProps {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** For a button outside of it. */
  id?: string;
  children: ReactNode;
}

/** A form whose messages are its own: the browser's would speak the browser's language. */
export function Form({ form, onSubmit, id, children }: FormProps) {
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
