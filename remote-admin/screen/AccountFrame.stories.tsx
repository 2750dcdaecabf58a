import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { AccountFrame, ScreenSkeleton } from './AccountFrame';

function Example() {
  const t = useTexts();
  return (
    <AccountFrame title={t('admin.login.title')}>
      <p>{t('admin.password.intro')}</p>
    </AccountFrame>
  );
}

export const stories: Stories = {
  'an account screen': <Example />,
  'the skeleton while texts or session load': <ScreenSkeleton />,
  'the skeleton of the admin area': <ScreenSkeleton isAdmin />,
};
