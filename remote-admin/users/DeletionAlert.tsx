import { Alert } from 'shared-config/kit';
import { describeFailure } from '../calls/describe-failure';
import { DoneAlert } from '../calls/DoneAlert';
import { FailureAlert } from '../calls/FailureAlert';
import { useTexts } from '../texts';
import type { DeletionNotice } from './use-deletion';

/** What came of a deletion. */
export function DeletionAlert({ notice }: { notice: DeletionNotice }) {
  const t = useTexts();
  if (notice.kind === 'self') return <Alert problem>{t('admin.delete.self')}</Alert>;
  if (notice.kind === 'done') return <DoneAlert>{notice.mensagem || t('admin.delete.done')}</DoneAlert>;
  const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.delete.failed') };
  return <FailureAlert lines={describeFailure(notice.failure, own)} />;
}
