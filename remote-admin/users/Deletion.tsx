import { Button, Dialog, Alert, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { nameOf, type UserRow } from './user-rows';
import { describeFailure, DoneAlert, FailureAlert } from '../calls/Alerts';
import type { DeletionNotice } from './use-deletion';

interface DeleteDialogProps {
  row: UserRow;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ row, busy, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useTexts();
  const name = nameOf(row);
  const fullName = row.email && row.email !== name ? `${name} (${row.email})` : name;
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
      <p>{t('admin.delete.text', { name: fullName })}</p>
    </Dialog>
  );
}

/** Reports the outcome of a deletion. */
export function DeletionAlert({ notice }: { notice: DeletionNotice }) {
  const t = useTexts();
  const { language } = useSite();
  if (notice.kind === 'self') return <Alert problem>{t('admin.delete.self')}</Alert>;
  if (notice.kind === 'gone') return <DoneAlert>{t('admin.delete.gone')}</DoneAlert>;
  if (notice.kind === 'done') {
    const message = notice.language === language ? notice.mensagem : undefined;
    return <DoneAlert>{message || t('admin.delete.done')}</DoneAlert>;
  }
  const fallback = { noResponse: t('admin.noResponse'), otherwise: t('admin.delete.failed') };
  return <FailureAlert lines={describeFailure(notice.failure, fallback, language)} />;
}
