import type { States } from '@ponte/kit/ui/states';
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

export const states: States = { 'below a category': <BelowACategory /> };
