import { buttonClass, Link, useSession, useSite } from '@ponte/kit';
import type { User } from '@ponte/contract/api-responses';
import { createHead, Screen } from '../screen/Screen';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { useRoleName } from '../locales/role-name';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import styles from './ProfilePage.module.css';

export const head = createHead('profile');

export default function ProfilePage() {
  return (
    <Screen needs="session">
      <Profile />
    </Screen>
  );
}

export function Profile() {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const session = useSession();
  const { load, retry } = useLoad('profile', api.fetchProfile);
  const isAdmin = session.state === 'signedIn' && session.user.isAdmin;

  return (
    <AccountFrame title={t('admin.profile.title')}>
      <LoadStatus load={load} />
      {load.state === 'loading' && <div className={styles.skeleton} />}
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(
            load.failure,
            { noResponse: t('admin.noResponse'), otherwise: t('admin.loadFailed') },
            language,
          )}
          onRetry={retry}
        />
      )}
      {load.state === 'ready' && <ProfileFacts user={load.value} />}
      <p className={styles.actions}>
        <Link to="changePassword" className={buttonClass('primary')}>
          {t('admin.profile.changePassword')}
        </Link>
        {isAdmin && (
          <Link to="admin" className={buttonClass('quiet')}>
            {t('admin.profile.toAdmin')}
          </Link>
        )}
      </p>
    </AccountFrame>
  );
}

function ProfileFacts({ user }: { user: User }) {
  const t = useTexts();
  const roleName = useRoleName();
  const role = user.role_nome || user.tipo;
  const facts = [
    [t('admin.profile.name'), user.nome],
    [t('admin.profile.email'), user.email],
    [t('admin.profile.type'), role && roleName(role)],
    [t('admin.profile.site'), user.site_nome || user.site_slug],
  ] as const;

  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('admin.users.nothingSpoken')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('admin.profile.note')}</p>
    </>
  );
}
