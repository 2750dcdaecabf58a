import { useEffect, useState } from 'react';

/**
 * What stands in the search field. It leads, and the address follows a moment later; only Back and forward turn that
 * round, because following every change of the address would lose letters typed meanwhile.
 */
export function useTyped(q: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(q);

  useEffect(() => {
    const follow = () => setTyped(new URLSearchParams(window.location.search).get('q') ?? '');
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return [typed, setTyped];
}
