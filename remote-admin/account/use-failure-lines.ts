import { useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { describeFailure } from '../calls/Alerts';
import { useTexts } from '../texts';
import { findFailureText } from './failure-texts';

/** Describes a failed call of an account screen: by its code, else by the server's own texts, else by `otherwise`. */
export function useFailureLines() {
  const t = useTexts();
  const { language } = useSite();
  return (failure: Failure | undefined, otherwise: string, noResponse = t('admin.noResponse')): readonly string[] => {
    const code = failure?.kind === 'rejection' ? failure.codigo : undefined;
    const text = code === undefined ? undefined : findFailureText(code);
    return describeFailure(failure, { noResponse, otherwise: text ? t(text) : otherwise }, language);
  };
}
