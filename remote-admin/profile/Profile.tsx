import { buttonClass, Link, useSession, useSite } from '@ponte/kit';
import { describeFailure } from '../calls/describe-failure';
import { LoadFailure } from '../calls/LoadFailure';
import { LoadStatus } from '../calls/LoadStatus';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import { ProfileFacts } from './ProfileFacts';
import styles from './Profile.module.css';

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
            { noAnswer: t('admin.noAnswer'), otherwise: t('admin.loadFailed') },
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
