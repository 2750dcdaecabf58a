import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@ponte/kit';

/** Says the title of the page that one went to inside the site: that the focus moved tells a screen reader little. */
export function RouteAnnouncer() {
  const [announcement, announce] = useState('');

  useEffect(() => {
    let title = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      title = document.title;
      announce(title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  );
}
