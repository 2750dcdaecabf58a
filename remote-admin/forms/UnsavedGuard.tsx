import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Dialog, useLocation, useNavigate } from 'shared-config/kit';
import { useTexts } from '../texts';
import { findWayOut } from './find-way-out';
import { holdHistory } from './hold-history';

/**
 * Warns before what was typed is lost: the browser's own question when the tab is closed or left for another site, a
 * dialog for the links of this site, the header's included, and for Back and forward.
 */
export function UnsavedGuard() {
  const t = useTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => holdHistory((goOn) => setLeave(() => goOn)), [key]);

  const holdLink = useEffectEvent((event: MouseEvent) => {
    const to = findWayOut(event, new URL(window.location.href));
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    setLeave(() => () => void navigate(to.pathname + to.search + to.hash));
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => holdLink(event);
    window.addEventListener('beforeunload', warn);
    // In the capture phase of the window: before the router, which listens further in.
    window.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', hold, true);
    };
  }, []);

  if (!leave) return null;
  const stay = () => setLeave(undefined);
  return (
    <Dialog
      title={t('admin.unsaved.title')}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onClick={stay}>
            {t('admin.unsaved.stay')}
          </Button>
          <Button onClick={leave}>{t('admin.unsaved.leave')}</Button>
        </>
      }
    >
      <p>{t('admin.unsaved.text')}</p>
    </Dialog>
  );
}
