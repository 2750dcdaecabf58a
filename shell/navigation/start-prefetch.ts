import { whenIdle } from '@ponte/kit/when-idle';
import type { PrefetchOptions } from './prefetch';

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prefetches links from the visitor's first input on, when the page is idle: a page that is only opened loads nothing more. */
export function startPrefetch(options: PrefetchOptions): void {
  const start = () => {
    for (const input of inputs) window.removeEventListener(input, start);
    whenIdle(
      () =>
        void import(/* webpackChunkName: "navigation" */ './prefetch').then(
          ({ prefetch }) => prefetch(options),
          ignore,
        ),
    );
  };
  for (const input of inputs) window.addEventListener(input, start, { passive: true });
}

/** Links work without it. */
const ignore = () => undefined;
