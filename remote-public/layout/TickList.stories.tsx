import type { Stories } from '@ponte/kit/ui/stories';
import { includedKeys } from '../detail/service-keys';
import { useTexts } from '../texts';
import { DashList, TickList } from './TickList';

function Included() {
  const t = useTexts();
  return <TickList items={includedKeys('otherWork').map((key) => t(key))} />;
}

function Excluded() {
  const t = useTexts();
  return <DashList items={t('service.otherWork.excludes').split('\n')} />;
}

export const stories: Stories = { 'what a service includes': <Included />, 'what it does not': <Excluded /> };
