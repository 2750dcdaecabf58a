import { useEffect, useState } from 'react';

/** True once the page has loaded and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    let stop = () => window.removeEventListener('load', wait);
    function wait() {
      stop = whenIdle(() => setIdle(true));
    }
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
    return () => stop();
  }, []);

  return idle;
}

/** Safari has no idle callback; a short wait does there. */
function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(then, { timeout: 3000 });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, 1000);
  return () => clearTimeout(timer);
}
