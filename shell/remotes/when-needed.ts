import type { Hydration } from '@ponte/contract/hydration';
import { whenIdle } from '@ponte/kit/when-idle';

/** Calls back when the content of an outlet must be hydrated. Returns a function that cancels it. */
export function whenNeeded(outlet: Element, hydration: Hydration, work: () => void): () => void {
  switch (hydration) {
    case 'load':
      work();
      return () => {};
    case 'idle':
      return whenIdle(work);
    case 'visible':
      return whenVisible([...outlet.querySelectorAll('[data-hydrate]')], work);
    case 'intent':
      return onIntent(outlet, work);
    case 'never':
      return () => {};
  }
}

/** A screen ahead, so that a film plays when it is seen. */
function whenVisible(elements: readonly Element[], work: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

function onIntent(outlet: Element, work: () => void): () => void {
  const cancel = () => {
    for (const event of intentEvents) outlet.removeEventListener(event, begin);
  };
  function begin(): void {
    cancel();
    work();
  }
  for (const event of intentEvents) outlet.addEventListener(event, begin, { passive: true });
  return cancel;
}
