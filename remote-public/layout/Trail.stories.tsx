import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { Trail } from './Trail';

function BelowACategory() {
  const t = useTexts();
  const above = [
    { to: 'services', name: t('services.title') },
    { to: 'visas', name: t('visas.name') },
  ] as const;
  return <Trail above={above} name={t('service.otherWork.title')} />;
}

export const stories: Stories = { 'below a category': <BelowACategory /> };
