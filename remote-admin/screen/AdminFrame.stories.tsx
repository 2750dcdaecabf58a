import { Button } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { AdminFrame } from './AdminFrame';

function Example({ section }: { section: 'admin' | 'audit' }) {
  const t = useTexts();
  const action = section === 'admin' && <Button kind="primary">{t('admin.users.new')}</Button>;
  return (
    <AdminFrame
      section={section}
      title={t(section === 'admin' ? 'admin.users.title' : 'admin.audit.title')}
      action={action}
    >
      <p>{t('admin.audit.intro')}</p>
    </AdminFrame>
  );
}

export const stories: Stories = {
  'with an action': <Example section="admin" />,
  'without an action': <Example section="audit" />,
};
