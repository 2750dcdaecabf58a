import { useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { describeFailure } from '../calls/Alerts';
import { useTexts } from '../texts';

/** Describes a failed call; `otherwise` is for a rejection without a message. */
export function useFailureLines() {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  return (failure: Failure | undefined, otherwise: string) =>
    describeFailure(failure, { noResponse: t('admin.noResponse'), otherwise }, language);
}
