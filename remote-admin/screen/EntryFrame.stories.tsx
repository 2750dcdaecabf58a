import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { EntryFrame } from './EntryFrame';

function Example() {
  const t = useTexts<'account'>();
  return (
    <EntryFrame title={t('admin.login.title')}>
      <p>{t('admin.password.intro')}</p>
    </EntryFrame>
  );
}

export const stories: Stories = { 'an entry screen': <Example /> };
