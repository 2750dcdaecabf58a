import type { User } from '@ponte/contract/api-responses';
import { Link } from '@ponte/kit';
import { useIsAdmin } from '../access/use-is-admin';
import { useRoleName, useTexts } from '../texts';
import styles from './ProfilePage.module.css';

/** What only an administrator changes. */
export function ProfileFacts({ user }: { user: User }) {
  const t = useTexts<'account'>();
  const roleName = useRoleName();
  const isAdmin = useIsAdmin();
  const role = user.role_nome || user.tipo;
  const facts = [
    [t('admin.profile.type'), role && roleName(role)],
    [t('admin.profile.site'), user.site_nome || user.site_slug],
  ] as const;

  return (
    <section className={styles.section}>
      <h2>{t('admin.profile.factsTitle')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('admin.nothingSpoken')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {isAdmin ? (
          <Link to="editUser" params={{ id: String(user.id) }}>
            {t('admin.profile.correct')}
          </Link>
        ) : (
          t('admin.profile.note')
        )}
      </p>
    </section>
  );
}
