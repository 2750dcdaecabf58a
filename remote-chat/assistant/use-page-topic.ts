import type { RouteId } from '@ponte/contract/routes';
import { useLocation, useUrl } from '@ponte/kit';

const topics = [
  ['visas', 'vistos1'],
  ['company', 'empresa1'],
  ['tax', 'impostos1'],
  ['websites', 'sites1'],
] as const;

type Topic = (typeof topics)[number][1];

/** The topic of the page on which Hel is open, if it is about one. */
export function usePageTopic(): Topic | undefined {
  const { pathname } = useLocation();
  const url = useUrl();
  return topics.find(([page]) => `${pathname}/`.startsWith(`${url(page)}/`))?.[1];
}

/** The topic whose page this is; `undefined` for the page of a single service. */
export function topicOf(page: RouteId): Topic | undefined {
  return topics.find(([topicPage]) => topicPage === page)?.[1];
}
