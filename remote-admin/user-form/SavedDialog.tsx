import { Button, Dialog, useNavigate, useUrl } from '@ponte/kit';
import { useTexts } from '../texts';

/** Says that it worked; whichever way it is closed, the list comes next. */
export function SavedDialog({ text, listQuery }: { text: string; listQuery: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const list = useUrl()('admin');
  const close = () => void navigate(list + listQuery);

  return (
    <Dialog
      title={text}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {t('admin.ok')}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
