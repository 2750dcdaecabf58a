import { localeTags } from '@ponte/contract/language';
import { Button, useSite, useUrl } from '@ponte/kit';
import type { LinkedProvider } from '@ponte/kit/nhost/credentials';
import { useSessionEnd } from '../access/session-end';
import { nameOfProvider } from '../account/provider-name';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import { ProviderNotice } from './ProviderNotice';
import { RemovableList } from './RemovableList';
import styles from './SecurityPage.module.css';
import { addReturn, type ProviderReturn } from './use-provider-return';

interface ProvidersProps {
  /** Those that the owner has turned on. */
  names: readonly string[];
  /** Unknown to an older backend. */
  links: readonly LinkedProvider[] | undefined;
  onChange: (links: readonly LinkedProvider[]) => void;
  returned: ProviderReturn | undefined;
}

/** Lists, links and unlinks accounts of other services, which sign the person in. Linking leads there and back. */
export function Providers({ names, links, onChange, returned }: ProvidersProps) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const url = useUrl();
  const { busy, failure, submit } = useSubmit<string>((address) => window.location.assign(address), useSessionEnd());
  const dates = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium' });
  const linked = links?.map(({ providerId }) => providerId) ?? [];

  function link(name: string): void {
    const redirectTo = addReturn(window.location.origin + url('security'), name);
    void submit(() => callAccount(async (nhost) => nhost.linkProviderUrl(name, { redirectTo })));
  }

  return (
    <section className={styles.section} aria-labelledby="providers">
      <h2 id="providers">{t('admin.security.providers.title')}</h2>
      <p>{t('admin.security.providers.intro')}</p>
      {returned && names.includes(returned.provider) && <ProviderNotice returned={returned} linked={linked} />}
      {links && (
        <RemovableList
          group="providers"
          items={links.map(({ id, providerId, createdAt }) => ({
            id,
            name: nameOfProvider(providerId),
            detail: t('admin.security.providers.since', { date: dates.format(new Date(createdAt)) }),
          }))}
          remove={(id) => (nhost) => nhost.linkedProviders.remove(id)}
          onRemoved={(id) => onChange(links.filter((one) => one.id !== id))}
        />
      )}
      <FailureAlert lines={linesOf(failure, t('admin.security.providers.failed'))} />
      {names
        .filter((name) => !linked.includes(name))
        .map((name) => (
          <Button key={name} aria-disabled={busy} onClick={() => link(name)}>
            {t('admin.security.providers.link', { provider: nameOfProvider(name) })}
          </Button>
        ))}
    </section>
  );
}
