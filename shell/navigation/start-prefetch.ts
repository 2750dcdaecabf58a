import { whenIdle } from '@ponte/kit/when-idle';
import type { Remotes } from '../remotes/remotes';
import type { Prepare } from './prepare-page';

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Prefetches links from the visitor's first input on, when the page is idle: a page that is only opened loads nothing more. */
export function startPrefetch(remotes: Remotes, prepare: Prepare): void {
  const start = () => {
    for (const input of inputs) window.removeEventListener(input, start);
    whenIdle(
      () =>
        void import(/* webpackChunkName: "navigation" */ './prefetch').then(
          ({ prefetch }) => prefetch(remotes, prepare),
          ignore,
        ),
    );
  };
  for (const input of inputs) window.addEventListener(input, start, { passive: true });
}

/** Links work without it. */
const ignore = () => undefined;
