import { Button, Dialog } from '@ponte/kit';
import { useTexts } from '../texts';
import { nameOf, type UserRow } from './user-row';

interface DeleteDialogProps {
  row: UserRow;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ row, busy, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useTexts();
  const name = nameOf(row);
  const whole = row.email && row.email !== name ? `${name} (${row.email})` : name;
  const cancel = () => !busy && onCancel();

  return (
    <Dialog
      title={t('admin.delete.title', { name })}
      onClose={cancel}
      actions={
        <>
          <Button aria-disabled={busy} onClick={cancel}>
            {t('admin.delete.cancel')}
          </Button>
          <Button kind="danger" aria-disabled={busy} onClick={onConfirm}>
            {t(busy ? 'admin.delete.deleting' : 'admin.delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('admin.delete.text', { name: whole })}</p>
    </Dialog>
  );
}
