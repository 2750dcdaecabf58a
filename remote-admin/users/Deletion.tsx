import { Button, Dialog, Alert, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { Address } from '../table/Values';
import { useTexts } from '../texts';
import { nameOf, type UserRow } from './user-rows';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import type { DeletionNotice } from './use-deletion';
import { useFailureLines } from './use-failure-lines';

interface DeleteDialogProps {
  row: UserRow;
  busy: boolean;
  failure: Failure | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ row, busy, failure, onConfirm, onCancel }: DeleteDialogProps) {
  const t = useTexts<'administration'>();
  const linesOf = useFailureLines();
  const name = nameOf(row);
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
      {row.name && row.email && (
        <p>
          <Address>{row.email}</Address>
        </p>
      )}
      <p>{t('admin.delete.text', { name })}</p>
      <FailureAlert lines={linesOf(failure, t('admin.delete.failed'))} />
    </Dialog>
  );
}

/** Reports the outcome of a deletion, once its dialog is closed. */
export function DeletionAlert({ notice }: { notice: DeletionNotice }) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  if (notice.kind === 'self') return <Alert problem>{t('admin.delete.self')}</Alert>;
  if (notice.kind === 'gone') return <DoneAlert>{t('admin.delete.gone')}</DoneAlert>;
  const message = notice.language === language ? notice.mensagem : undefined;
  return (
    <DoneAlert>
      {message || t('admin.delete.done')} <strong>{notice.name}</strong>
    </DoneAlert>
  );
}
