import { nameOfProvider } from '../account/provider-name';
import { findFailureText } from '../account/failure-texts';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useTexts } from '../texts';
import type { ProviderReturn } from './use-provider-return';

interface ProviderNoticeProps {
  returned: ProviderReturn;
  /** The providers that are linked now. */
  linked: readonly string[];
}

/** Says how the visit of a provider ended. */
export function ProviderNotice({ returned: { provider: name, error }, linked }: ProviderNoticeProps) {
  const t = useTexts<'account'>();
  const provider = nameOfProvider(name);
  if (error === undefined) {
    return linked.includes(name) && <DoneAlert>{t('admin.security.providers.linked', { provider })}</DoneAlert>;
  }
  // The service's code for an account that is linked already, here or to another user.
  if (error === 'invalid-request') return <FailureAlert lines={[t('admin.security.providers.taken', { provider })]} />;
  return <FailureAlert lines={[t(findFailureText(error) ?? 'admin.account.providerFailed')]} />;
}
