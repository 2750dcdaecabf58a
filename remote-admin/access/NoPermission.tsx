import { buttonClass, Link } from '@ponte/kit';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';

/** What a signed-in person without the role sees in the admin area. */
export function NoPermission({ email }: { email: string }) {
  const t = useTexts();
  return (
    <AccountFrame title={t('admin.denied.title')}>
      <p>{t('admin.denied.text', { email })}</p>
      <p>{t('admin.denied.advice')}</p>
      <p>
        <Link to="profile" className={buttonClass('primary')}>
          {t('admin.denied.profile')}
        </Link>
      </p>
    </AccountFrame>
  );
}
