import { Alert, useSite } from '@ponte/kit';
import { describeFailure } from '../calls/describe-failure';
import { DoneAlert } from '../calls/DoneAlert';
import { FailureAlert } from '../calls/FailureAlert';
import { useTexts } from '../texts';
import type { DeletionNotice } from './use-deletion';

/** What came of a deletion. */
export function DeletionAlert({ notice }: { notice: DeletionNotice }) {
  const t = useTexts();
  const { language } = useSite();
  if (notice.kind === 'self') return <Alert problem>{t('admin.delete.self')}</Alert>;
  if (notice.kind === 'gone') return <DoneAlert>{t('admin.delete.gone')}</DoneAlert>;
  if (notice.kind === 'done') {
    const said = notice.language === language ? notice.mensagem : undefined;
    return <DoneAlert>{said || t('admin.delete.done')}</DoneAlert>;
  }
  const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.delete.failed') };
  return <FailureAlert lines={describeFailure(notice.failure, own, language)} />;
}
