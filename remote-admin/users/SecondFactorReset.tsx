import { useId } from 'react';
import { resetSecondFactorRequest, type ResetSecondFactorRequest } from '@ponte/contract/api';
import { Button, Dialog, TextField } from '@ponte/kit';
import type { Failure } from '../api/call';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { checkBody, Form, useProblems } from '../forms/Form';
import { useTexts } from '../texts';
import { useFailureLines } from './use-failure-lines';
import type { ResetNotice } from './use-second-factor-reset';
import { nameOf, type UserRow } from './user-rows';

interface ResetDialogProps {
  row: UserRow;
  busy: boolean;
  failure: Failure | undefined;
  onConfirm: (body: ResetSecondFactorRequest) => void;
  onCancel: () => void;
}

/** Asks for the reason of a reset. */
export function ResetDialog({ row, busy, failure, onConfirm, onCancel }: ResetDialogProps) {
  const t = useTexts<'administration'>();
  const linesOf = useFailureLines();
  const id = useId();
  const { form, textOf, show, set } = useProblems<'why'>();
  const name = nameOf(row);
  const cancel = () => !busy && onCancel();

  function confirm(): void {
    const checked = checkBody(resetSecondFactorRequest, Object.fromEntries(new FormData(form.current ?? undefined)));
    if (checked.ok) onConfirm(checked.body);
    else show(checked.problems);
  }

  return (
    <Dialog
      title={t('admin.reset.title', { name })}
      onClose={cancel}
      actions={
        <>
          <Button aria-disabled={busy} onClick={cancel}>
            {t('admin.reset.cancel')}
          </Button>
          <Button type="submit" form={id} kind="danger" aria-disabled={busy}>
            {t(busy ? 'admin.reset.resetting' : 'admin.reset.confirm')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={confirm}>
        <p>{t('admin.reset.text', { name })}</p>
        <p>{t('admin.reset.advice')}</p>
        <TextField
          label={t('admin.reset.why')}
          hint={t('admin.reset.whyHint')}
          error={textOf('why')}
          name="why"
          autoComplete="off"
          onChange={() => set('why', undefined)}
        />
        <FailureAlert lines={linesOf(failure, t('admin.reset.failed'))} />
      </Form>
    </Dialog>
  );
}

/** Reports the outcome of a reset. */
export function ResetAlert({ notice }: { notice: ResetNotice }) {
  const t = useTexts<'administration'>();
  return <DoneAlert>{t(notice === 'gone' ? 'admin.delete.gone' : `admin.reset.${notice}`)}</DoneAlert>;
}
