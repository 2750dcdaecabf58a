import { useEffect, useRef } from 'react';
import { Alert } from 'shared-config/kit';
import { describeFailure } from '../calls/describe-failure';
import { FailureAlert } from '../calls/FailureAlert';
import { useTexts } from '../texts';
import type { DeletionNotice } from './use-deletion';

/** What came of a deletion. The focus goes here when its row, where the focus was, is gone. */
export function DeletionAlert({ notice }: { notice: DeletionNotice }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (notice.kind === 'done') place.current?.focus();
  }, [notice]);

  return (
    <div ref={place} tabIndex={-1}>
      {notice.kind === 'self' && <Alert problem>{t('admin.delete.self')}</Alert>}
      {notice.kind === 'done' && <Alert>{notice.mensagem || t('admin.delete.done')}</Alert>}
      {notice.kind === 'failed' && (
        <FailureAlert
          lines={describeFailure(notice.failure, {
            noAnswer: t('admin.noAnswer'),
            otherwise: t('admin.delete.failed'),
          })}
        />
      )}
    </div>
  );
}
