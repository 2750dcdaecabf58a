import type { Stories } from '@ponte/kit/ui/stories';
import { splitItems } from '../detail/WhatYouSend';
import { useTexts } from '../texts';
import { DashList } from './DashList';

function Excluded() {
  const t = useTexts();
  return <DashList items={splitItems(t('service.otherWork.excludes'))} />;
}

export const stories: Stories = { 'what a service does not include': <Excluded /> };
