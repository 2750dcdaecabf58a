import type { RouteId } from '@ponte/contract/routes';
import { useLocation, useUrl } from '@ponte/kit';
import type { Topic } from './conversation/script';

const pages: Readonly<Record<Topic, RouteId>> = {
  vistos1: 'visas',
  empresa1: 'company',
  impostos1: 'tax',
  sites1: 'websites',
};

const topics = Object.keys(pages) as Topic[];

/** The topic of the page on which Hel is open, if it is about one. */
export function usePageTopic(): Topic | undefined {
  const { pathname } = useLocation();
  const url = useUrl();
  return topics.find((topic) => `${pathname}/`.startsWith(`${url(pages[topic])}/`));
}

/** The page about a topic. */
export const pageOf = (topic: Topic): RouteId => pages[topic];

/** The topic whose page this is; `undefined` for the page of a single service. */
export function topicOf(page: RouteId): Topic | undefined {
  return topics.find((topic) => pages[topic] === page);
}
