import type { User } from '@ponte/contract/api-answers';
import { useTexts } from '../texts';
import styles from './Profile.module.css';

export function ProfileFacts({ user }: { user: User }) {
  const t = useTexts();
  const facts = [
    [t('admin.profile.name'), user.nome],
    [t('admin.profile.email'), user.email],
    [t('admin.profile.type'), user.role_nome || user.tipo],
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
