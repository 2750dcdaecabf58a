import { useEffect } from 'react';
import type { User } from '@ponte/contract/api-responses';
import { updateSessionUser, useSite } from '@ponte/kit';
import type { EmailConfirmation } from '../account/use-email-confirmation';
import { describeFailure, DoneAlert, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { AccountFrame } from '../screen/AccountFrame';
import { Placeholder } from '../screen/Placeholder';
import { useTexts } from '../texts';
import { EmailChange } from './EmailChange';
import { OwnSessions } from './OwnSessions';
import { Picture } from './Picture';
import { RejectedLink } from './RejectedLink';
import { ProfileForm } from './ProfileForm';
import { ProfileFacts } from './ProfileFacts';
import styles from './ProfilePage.module.css';

/** @param confirmation what the link of a mail brought */
export function Profile({ confirmation = { state: 'none' } }: { confirmation?: EmailConfirmation }) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const api = useApi();
  const { load, retry, update } = useLoad('profile', api.fetchProfile);
  useShownInHeader(load.state === 'ready' ? load.value : undefined);
  const texts = { noResponse: t('admin.noResponse'), otherwise: t('admin.loadFailed') };

  return (
    <AccountFrame section="profile" hasSections title={t('admin.profile.title')}>
      {confirmation.state === 'confirmed' && (
        <DoneAlert>{t('admin.profile.emailConfirmed', { email: confirmation.email })}</DoneAlert>
      )}
      {confirmation.state === 'rejected' && <RejectedLink failure={confirmation.failure} />}
      <LoadStatus load={load} />
      {load.state === 'loading' && <Placeholder className={styles.skeleton} />}
      {load.state === 'failed' && (
        <LoadFailure lines={describeFailure(load.failure, texts, language)} onRetry={retry} />
      )}
      {load.state === 'ready' && (
        <>
          <section className={styles.section}>
            <h2>{t('admin.profile.detailsTitle')}</h2>
            <Picture user={load.value} onChanged={(foto) => update((user) => ({ ...user, foto }))} />
            <ProfileForm user={load.value} onSaved={(saved) => update((user) => ({ ...user, ...saved }))} />
          </section>
          <EmailChange email={load.value.email ?? ''} />
          <ProfileFacts user={load.value} />
          <OwnSessions />
        </>
      )}
    </AccountFrame>
  );
}

/** Keeps what the header shows of the person up to date. */
function useShownInHeader(user: User | undefined): void {
  useEffect(() => {
    if (user) updateSessionUser({ nome: user.nome ?? '', email: user.email ?? '', foto: user.foto ?? '' });
  }, [user]);
}
