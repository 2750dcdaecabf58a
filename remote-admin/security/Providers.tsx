import { Button, useUrl } from '@ponte/kit';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { useSessionEnd } from '../access/session-end';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { nameOfProvider } from '../account/provider-name';
import { useTexts } from '../texts';
import styles from './SecurityPage.module.css';

/** Sends the browser to a service whose account then signs the person in; it comes back here. */
export function Providers({ names }: { names: readonly string[] }) {
  const t = useTexts();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const url = useUrl();
  const { busy, failure, submit } = useSubmit<string>((address) => window.location.assign(address), useSessionEnd());

  function link(name: string): void {
    const redirectTo = window.location.origin + url('security');
    void submit(() => callAccount(async (nhost) => nhost.linkProviderUrl(name, { redirectTo })));
  }

  return (
    <section className={styles.section} aria-labelledby="providers">
      <h2 id="providers">{t('admin.security.providers.title')}</h2>
      <p>{t('admin.security.providers.intro')}</p>
      <FailureAlert lines={linesOf(failure, t('admin.security.providers.failed'))} />
      {names.map((name) => (
        <Button key={name} aria-disabled={busy} onClick={() => link(name)}>
          {t('admin.security.providers.link', { provider: nameOfProvider(name) })}
        </Button>
      ))}
    </section>
  );
}
