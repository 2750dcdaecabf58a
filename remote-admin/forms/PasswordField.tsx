import { useState, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Form.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A password field with a button that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts();
  const [visible, setVisible] = useState(false);

  return (
    <div className={styles.password}>
      <TextField {...props} type={visible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(visible ? 'admin.hidePassword' : 'admin.showPassword')}
        onClick={() => setVisible(!visible)}
      >
        {t(visible ? 'admin.hide' : 'admin.show')}
      </button>
    </div>
  );
}
