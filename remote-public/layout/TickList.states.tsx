import type { States } from '@ponte/kit/ui/states';
import { includedKeys } from '../detail/service-keys';
import { useTexts } from '../texts';
import { TickList } from './TickList';

function Included() {
  const t = useTexts();
  return <TickList items={includedKeys('otherWork').map((key) => t(key))} />;
}

export const states: States = { 'what a service includes': <Included /> };
