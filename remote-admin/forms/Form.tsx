import type { ReactNode, RefObject } from 'react';
import styles from './Form.module.css';

interface FormProps {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose messages are its own: the browser's would speak the browser's language. */
export function Form({ form, onSubmit, children }: FormProps) {
  return (
    <form
      ref={form}
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
