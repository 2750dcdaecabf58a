import type { Stories } from '@ponte/kit/ui/stories';
import { includedKeys } from '../detail/service-keys';
import { splitItems } from '../detail/WhatYouSend';
import { useTexts } from '../texts';
import { CheckList, TickList } from './TickList';

function Included() {
  const t = useTexts();
  return <TickList items={includedKeys('otherWork').map((key) => t(key))} />;
}

function ToCollect() {
  const t = useTexts();
  return <CheckList items={splitItems(t('service.otherWork.send'))} />;
}

export const stories: Stories = {
  'what a service includes': <Included />,
  'what the visitor sends': <ToCollect />,
};
