import { getService } from '@ponte/contract/catalogue/catalogue';
import type { RouteId } from '@ponte/contract/routes';
import { useLocation, useUrl } from '@ponte/kit';
import { leaves, type Leaf, type Topic } from './conversation/script';

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

/** The service whose own page it is, if Hel quotes it. */
export function usePageService(): Leaf | undefined {
  const isHere = useIsHere();
  return leaves.find((leaf) => {
    const { page } = getService(leaf);
    return page && !topicOf(page) && isHere(page);
  });
}

/** Whether Hel is open on a page. */
export function useIsHere(): (page: RouteId) => boolean {
  const { pathname } = useLocation();
  const url = useUrl();
  return (page) => pathname === url(page);
}

/** The page about a topic. */
export const pageOf = (topic: Topic): RouteId => pages[topic];

/** The topic whose page this is; `undefined` for the page of a single service. */
export function topicOf(page: RouteId): Topic | undefined {
  return topics.find((topic) => pages[topic] === page);
}
