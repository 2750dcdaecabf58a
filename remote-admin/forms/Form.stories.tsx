import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { SubmitButton } from './Form';

function Save({ busy }: { busy: boolean }) {
  const t = useTexts<'administration'>();
  return <SubmitButton busy={busy} label={t('admin.edit.submit')} busyLabel={t('admin.edit.submitting')} />;
}

export const stories: Stories = {
  'a submit button': <Save busy={false} />,
  'a submit button while sending': <Save busy />,
};
