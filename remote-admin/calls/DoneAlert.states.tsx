import type { States } from '@ponte/kit/ui/states';
import { useTexts } from '../texts';
import { DoneAlert } from './DoneAlert';

function Example() {
  const t = useTexts();
  return <DoneAlert>{t('admin.delete.done')}</DoneAlert>;
}

export const states: States = { 'it worked': <Example /> };
