import { Link } from '@ponte/kit';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import { WaysToAsk } from './WaysToAsk';

/** Accounts are made and given passwords by administrators: says so, and how to reach one. */
export function ForgotPassword() {
  const t = useTexts();
  return (
    <AccountFrame title={t('admin.forgot.title')}>
      <p>{t('admin.forgot.intro')}</p>
      <h2>{t('admin.forgot.stepsTitle')}</h2>
      <ol>
        <li>{t('admin.forgot.step1')}</li>
        <li>{t('admin.forgot.step2')}</li>
        <li>{t('admin.forgot.step3')}</li>
      </ol>
      <WaysToAsk />
      <p>{t('admin.forgot.safety')}</p>
      <p>
        <Link to="login">{t('admin.forgot.back')}</Link>
      </p>
    </AccountFrame>
  );
}
