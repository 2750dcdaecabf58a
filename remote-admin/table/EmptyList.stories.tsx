import { Button } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { EmptyList } from './EmptyList';

function Example({ searched }: { searched?: boolean }) {
  const t = useTexts<'administration'>();
  if (!searched) return <EmptyList text={t('admin.users.none')} advice={t('admin.users.noneAdvice')} />;
  return (
    <EmptyList
      text={t('admin.users.noMatch', { query: 'zé' })}
      advice={t('admin.users.noMatchAdvice')}
      action={<Button>{t('admin.users.clearSearch')}</Button>}
    />
  );
}

export const stories: Stories = {
  'with advice': <Example />,
  'with a button': <Example searched />,
};
