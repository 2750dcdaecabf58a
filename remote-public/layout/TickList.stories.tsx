import type { Stories } from '@ponte/kit/ui/stories';
import { includedKeys } from '../detail/service-keys';
import { useTexts } from '../texts';
import { TickList } from './TickList';

function Included() {
  const t = useTexts();
  return <TickList items={includedKeys('otherWork').map((key) => t(key))} />;
}

export const stories: Stories = { 'what a service includes': <Included /> };
