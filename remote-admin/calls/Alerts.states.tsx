import type { States } from '@ponte/kit/ui/states';
import { useTexts } from '../texts';
import { DoneAlert, LoadFailure } from './Alerts';

function Done() {
  const t = useTexts();
  return <DoneAlert>{t('admin.delete.done')}</DoneAlert>;
}

function Failure({ several = false }: { several?: boolean }) {
  const t = useTexts();
  const lines = [t('admin.loadFailed'), ...(several ? [t('admin.noAnswer')] : [])];
  return <LoadFailure lines={lines} onRetry={() => undefined} />;
}

export const states: States = {
  done: <Done />,
  'failed for one reason': <Failure />,
  'failed for several reasons': <Failure several />,
};
