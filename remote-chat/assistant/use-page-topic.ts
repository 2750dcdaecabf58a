import { useLocation, useUrl } from '@ponte/kit';
import type { NodeId } from './conversation/script';

const topics = [
  ['visas', 'vistos1'],
  ['company', 'empresa1'],
  ['tax', 'impostos1'],
  ['websites', 'sites1'],
] as const;

/** The topic of the page on which Hel is open, if it is about one. */
export function usePageTopic(): NodeId | undefined {
  const { pathname } = useLocation();
  const url = useUrl();
  return topics.find(([page]) => `${pathname}/`.startsWith(`${url(page)}/`))?.[1];
}
