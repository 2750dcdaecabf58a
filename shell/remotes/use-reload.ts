import { useEffect, useState } from 'react';

/**
 * Loads the document of a page whose code failed: the server's HTML needs no code. Returns whether it is still being tried;
 * if the server does not have the page either, the notice remains.
 */
export function useReload(isWanted: boolean): boolean {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    void reload().then((isLeaving) => setFailed(!isLeaving));
    return () => setFailed(false);
  }, [isWanted]);

  return isWanted && !hasFailed;
}

/** One chunk with the prefetch: each has a hash of its own in the shell's script. */
function reload(): Promise<boolean> {
  return import(/* webpackChunkName: "navigation" */ './reload-page')
    .then(({ reloadPage }) => reloadPage())
    .catch(() => false);
}
