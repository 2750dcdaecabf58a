import { useEffect, useState } from 'react';
import { Button, Dialog, useLocation, useNavigate } from '@ponte/kit';
import { leaveEvent, type LeaveEvent } from '@ponte/kit/leaving';
import { useTexts } from '../texts';
import { findWayOut, holdSteps } from './leaving';

/**
 * Warns before what was typed is lost: the browser's own question when the tab is closed or left for another site, a
 * dialog for the links of this site, the header's included, for a logout, and for Back and Forward.
 */
export function UnsavedGuard() {
  const t = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [wayOut, setWayOut] = useState<{ readonly leave: () => void }>();

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const to = findWayOut(event, new URL(window.location.href));
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setWayOut({ leave: () => void navigate(to.pathname + to.search + to.hash) });
    };
    const holdLeave = (event: Event) => {
      event.preventDefault();
      setWayOut((event as LeaveEvent).detail);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener(leaveEvent, holdLeave);
    // In the capture phase of the window: before the router, which listens further in.
    window.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener(leaveEvent, holdLeave);
      window.removeEventListener('click', hold, true);
    };
  }, [navigate]);

  // Each entry of the history is held by its own place in it.
  useEffect(() => holdSteps((leave) => setWayOut({ leave })), [key]);

  if (!wayOut) return null;
  const stay = () => setWayOut(undefined);
  return (
    <Dialog
      title={t('admin.unsaved.title')}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onClick={stay}>
            {t('admin.unsaved.stay')}
          </Button>
          <Button onClick={wayOut.leave}>{t('admin.unsaved.leave')}</Button>
        </>
      }
    >
      <p>{t('admin.unsaved.text')}</p>
    </Dialog>
  );
}
