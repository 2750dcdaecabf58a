import { useState } from 'react';
import type { Language } from '@ponte/contract/language';
import { buttonClass, Link, useSite } from '@ponte/kit';
import { DoneAlert } from '../calls/DoneAlert';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import { PasswordForm } from './PasswordForm';

export function ChangePassword() {
  const t = useTexts();
  const { language } = useSite();
  const [done, setDone] = useState<{ mensagem: string | undefined; language: Language }>();

  return (
    <AccountFrame title={t('admin.password.title')}>
      {done ? (
        <>
          <DoneAlert>{(done.language === language && done.mensagem) || t('admin.password.done')}</DoneAlert>
          <p>
            <Link to="profile" className={buttonClass('primary')}>
              {t('admin.profile.title')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('admin.password.intro')}</p>
          <PasswordForm onDone={({ mensagem }) => setDone({ mensagem, language })} />
        </>
      )}
    </AccountFrame>
  );
}
