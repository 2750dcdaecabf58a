import { useTexts } from '../texts';

export default function LoginPage() {
  const t = useTexts();
  return <h1>{t('admin.login.title')}</h1>;
}
