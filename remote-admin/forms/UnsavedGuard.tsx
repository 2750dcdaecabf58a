import { useEffect, useState } from 'react';
import { Button, Dialog, useNavigate } from 'shared-config/kit';
import { useTexts } from '../texts';
import { findWayOut } from './find-way-out';

/**
 * Warns before what was typed is lost: the browser's own question when the tab is closed or left for another site, a
 * dialog for the links of this site, the header's included.
 */
export function UnsavedGuard() {
  const t = useTexts();
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<URL>();

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const to = findWayOut(event, new URL(window.location.href));
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setWayOut(to);
    };
    window.addEventListener('beforeunload', warn);
    // In the capture phase of the window: before the router, which listens further in.
    window.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', hold, true);
    };
  }, []);

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
          <Button onClick={() => void navigate(wayOut.pathname + wayOut.search + wayOut.hash)}>
            {t('admin.unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('admin.unsaved.text')}</p>
    </Dialog>
  );
}
