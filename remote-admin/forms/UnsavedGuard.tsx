import { useEffect, useState } from 'react';
import { Button, Dialog, useLocation, useNavigate } from '@ponte/kit';
import { leaveEvent, type LeaveEvent } from '@ponte/kit/leaving';
import { useTexts } from '../texts';
import { blockHistorySteps, findExitUrl } from './leaving';

/**
 * Warns before unsaved input is lost: with the browser's prompt when the tab closes or opens another site, with a dialog
 * for links of this site (the header's too), a logout, and Back and Forward.
 */
export function UnsavedGuard() {
  const t = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [blocked, setBlocked] = useState<{ readonly leave: () => void }>();

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const blockClick = (event: MouseEvent) => {
      const to = findExitUrl(event, new URL(window.location.href));
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setBlocked({ leave: () => void navigate(to.pathname + to.search + to.hash) });
    };
    const blockLeave = (event: Event) => {
      event.preventDefault();
      setBlocked((event as LeaveEvent).detail);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener(leaveEvent, blockLeave);
    // The window's capture phase runs before the router's listeners.
    window.addEventListener('click', blockClick, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener(leaveEvent, blockLeave);
      window.removeEventListener('click', blockClick, true);
    };
  }, [navigate]);

  // The index in the history differs for each entry, so block again after a navigation within the page.
  useEffect(() => blockHistorySteps((leave) => setBlocked({ leave })), [key]);

  if (!blocked) return null;
  const stay = () => setBlocked(undefined);
  return (
    <Dialog
      title={t('admin.unsaved.title')}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onClick={stay}>
            {t('admin.unsaved.stay')}
          </Button>
          <Button onClick={blocked.leave}>{t('admin.unsaved.leave')}</Button>
        </>
      }
    >
      <p>{t('admin.unsaved.text')}</p>
    </Dialog>
  );
}
