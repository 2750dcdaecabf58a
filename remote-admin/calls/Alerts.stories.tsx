import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { DoneAlert, LoadFailure } from './Alerts';

function Done() {
  const t = useTexts<'administration'>();
  return <DoneAlert>{t('admin.delete.done')}</DoneAlert>;
}

function Failure({ several = false }: { several?: boolean }) {
  const t = useTexts<'administration'>();
  const lines = [t('admin.loadFailed'), ...(several ? [t('admin.noResponse')] : [])];
  return <LoadFailure lines={lines} onRetry={() => undefined} />;
}

export const stories: Stories = {
  done: <Done />,
  'failed for one reason': <Failure />,
  'failed for several reasons': <Failure several />,
};
