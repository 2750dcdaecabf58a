import type { States } from '@ponte/kit/ui/states';
import { useTexts } from '../texts';
import { LoadFailure } from './LoadFailure';

function Failure({ several = false }: { several?: boolean }) {
  const t = useTexts();
  const lines = [t('admin.loadFailed'), ...(several ? [t('admin.noAnswer')] : [])];
  return <LoadFailure lines={lines} onRetry={() => undefined} />;
}

export const states: States = { 'one reason': <Failure />, 'several reasons': <Failure several /> };
