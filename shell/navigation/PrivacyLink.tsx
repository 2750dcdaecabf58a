import { Link } from '@ponte/kit';
import { useTexts } from '../texts';

export function PrivacyLink() {
  const t = useTexts();
  return <Link to="privacy">{t('cookies.privacy')}</Link>;
}
