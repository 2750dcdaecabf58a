import { useId, useState } from 'react';
import { rollbackRequest, type RollbackRequest } from '@ponte/contract/api';
import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { Alert, Button, Dialog, TextField, useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { describeFailure, FailureAlert } from '../calls/Alerts';
import { checkBody, Form, useProblems } from '../forms/Form';
import { useTexts } from '../texts';
import { ChangedBuild } from './ChangedBuild';
import { usePartName } from './part-name';
import styles from './RollbackDialog.module.css';
import type { RollbackTarget } from './use-rollback';

interface RollbackDialogProps {
  target: RollbackTarget;
  overview: ReleaseOverview;
  busy: boolean;
  failure: Failure | undefined;
  onConfirm: (body: RollbackRequest) => void;
  onCancel: () => void;
}

export function RollbackDialog({ target, overview, busy, failure, onConfirm, onCancel }: RollbackDialogProps) {
  const t = useTexts<'administration'>();
  const id = useId();
  const [why, setWhy] = useState('');
  const { form, textOf, show, set } = useProblems<'why'>();
  const { part, from, to, endsCanary } = target;
  const cancel = () => !busy && onCancel();

  function confirm(): void {
    const checked = checkBody(rollbackRequest, { why, to });
    if (checked.ok) onConfirm(checked.body);
    else show(checked.problems);
  }

  return (
    <Dialog
      title={t('admin.versions.ask', { part: usePartName()(part) })}
      onClose={cancel}
      actions={
        <>
          <Button aria-disabled={busy} onClick={cancel}>
            {t('admin.versions.cancel')}
          </Button>
          <Button type="submit" form={id} kind="danger" aria-disabled={busy}>
            {t(busy ? 'admin.versions.busy' : 'admin.versions.rollBack')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={confirm}>
        <dl className={styles.builds}>
          <dt>{t('admin.versions.from')}</dt>
          <ChangedBuild part={part} build={from} overview={overview} />
          <dt>{t(endsCanary ? 'admin.versions.stays' : 'admin.versions.to')}</dt>
          <ChangedBuild part={part} build={to} overview={overview} />
        </dl>
        <p className={styles.quiet}>{t('admin.versions.consequence', { build: to })}</p>
        <TextField
          label={t('admin.versions.why')}
          hint={t('admin.versions.reasonHint')}
          error={textOf('why')}
          value={why}
          autoComplete="off"
          onChange={({ target: field }: { target: HTMLInputElement }) => {
            setWhy(field.value);
            set('why', undefined);
          }}
        />
        <Rejection failure={failure} />
      </Form>
    </Dialog>
  );
}

/** A rejected command shows its own sentence. */
function Rejection({ failure }: { failure: Failure | undefined }) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  if (failure?.kind === 'rejection' && failure.status === 409 && failure.error) {
    return (
      <Alert problem>
        {t('admin.versions.refused')} <span lang="en">{failure.error}</span>
      </Alert>
    );
  }
  const own = { noResponse: t('admin.versions.noResponse'), otherwise: t('admin.versions.rollBackFailed') };
  return <FailureAlert lines={describeFailure(failure, own, language)} />;
}
