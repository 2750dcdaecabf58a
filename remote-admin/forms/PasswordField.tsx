import { useState, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts();
  const [shown, setShown] = useState(false);

  return (
    <div className={styles.password}>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t(shown ? 'admin.hidePassword' : 'admin.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'admin.hide' : 'admin.show')}
      </button>
    </div>
  );
}
