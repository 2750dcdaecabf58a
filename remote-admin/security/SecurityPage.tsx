import { lazy, Suspense } from 'react';
import { LoadFailure, LoadStatus } from '../calls/Alerts';
import { useFailureLines } from '../account/use-failure-lines';
import { AccountFrame } from '../screen/AccountFrame';
import { Placeholder } from '../screen/Placeholder';
import { createHead, Screen } from '../screen/Screen';
import { useTexts } from '../texts';
import { AccessTokens } from './AccessTokens';
import { SecondFactor } from './SecondFactor';
import { SecurityKeys } from './SecurityKeys';
import styles from './SecurityPage.module.css';
import { useProviderReturn } from './use-provider-return';
import { type SecurityState, useSecurity } from './use-security';

/** Only sites with providers need it. */
const Providers = lazy(async () => ({ default: (await import('./Providers')).Providers }));

export const head = createHead('security');

export default function SecurityPage() {
  return (
    <Screen needs="session" area="account">
      <Security />
    </Screen>
  );
}

export function Security() {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const returned = useProviderReturn();
  const { load, retry, update } = useSecurity();
  const change = (changed: Partial<SecurityState>) => update((old) => ({ ...old, ...changed }));

  return (
    <AccountFrame section="security" hasSections title={t('admin.security.title')}>
      <p>{t('admin.security.intro')}</p>
      <LoadStatus load={load} />
      {load.state === 'loading' && <Placeholder className={styles.skeleton} />}
      {load.state === 'failed' && (
        <LoadFailure lines={linesOf(load.failure, t('admin.security.failed'))} onRetry={retry} />
      )}
      {load.state === 'ready' && (
        <>
          <SecondFactor
            issuer={load.value.methods.secondFactor?.issuer}
            isActive={load.value.hasSecondFactor}
            onChange={(hasSecondFactor) => change({ hasSecondFactor })}
          />
          {load.value.methods.securityKey && (
            <SecurityKeys keys={load.value.keys} onChange={(keys) => change({ keys })} />
          )}
          <AccessTokens tokens={load.value.tokens} onChange={(tokens) => change({ tokens })} />
          {[...load.value.methods.providers, ...(load.value.links ?? [])].length > 0 && (
            <Suspense fallback={null}>
              <Providers
                names={load.value.methods.providers}
                links={load.value.links}
                onChange={(links) => change({ links })}
                returned={returned}
              />
            </Suspense>
          )}
        </>
      )}
    </AccountFrame>
  );
}
