import { useEffect, useRef, useState } from 'react';
import { useAllowsFilms } from '../film/use-media-query';

/** A line across the middle of the screen, which at most one card intersects. */
const middle = { rootMargin: '-50% 0px -50% 0px' };

/**
 * Which one of a list's films plays: that of the hovered or focused item, and on devices without hover that of the item
 * in the middle of the screen. `stopped` stops all of them.
 */
export function useOnePlaying<Id extends string>() {
  const allowed = useAllowsFilms();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<Id>();
  const [stopped, stop] = useState(false);

  useEffect(() => {
    if (!allowed || !list.current || !window.matchMedia('(hover: none)').matches) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = (target as HTMLElement).dataset.id as Id;
        choose((now) => (isIntersecting ? id : now === id ? undefined : now));
      }
    }, middle);
    for (const item of list.current.children) observer.observe(item);
    return () => observer.disconnect();
  }, [allowed]);

  const itemProps = (id: Id) => ({
    'data-id': id,
    onPointerEnter: () => choose(id),
    onPointerLeave: () => choose(undefined),
    onFocus: () => choose(id),
    onBlur: () => choose(undefined),
  });

  return { list, itemProps, stopped, stop, playing: allowed && !stopped ? chosen : undefined };
}
