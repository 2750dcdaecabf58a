import { Link } from '@ponte/kit';
import { useIsAdmin } from '../access/use-is-admin';
import { useTexts } from '../texts';
import { LanguagePicker } from './LanguagePicker';
import styles from './SectionBar.module.css';

const administration = ['admin', 'versions', 'audit'] as const;
const account = ['profile', 'security', 'changePassword'] as const;

/** The route of a tab. */
export type Section = (typeof administration | typeof account)[number];

/** The tabs of all screens that need a session, and the language picker. Only an admin has those of the administration. */
export function SectionBar({ section }: { section: Section | undefined }) {
  const t = useTexts();
  const isAdmin = useIsAdmin();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {isAdmin && <Tabs label={t('admin.nav')} tabs={administration} section={section} />}
        <Tabs label={t('admin.nav.account')} tabs={account} section={section} />
        <LanguagePicker />
      </div>
    </div>
  );
}

interface TabsProps {
  label: string;
  tabs: readonly Section[];
  section: Section | undefined;
}

function Tabs({ label, tabs, section }: TabsProps) {
  const t = useTexts();
  return (
    <nav aria-label={label} className={styles.group}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link to={tab} aria-current={tab === section ? 'page' : undefined}>
              {t(`admin.nav.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stands in for the bar, at its height, while its texts load. */
export function SectionBarSkeleton({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {isAdmin && <span className={styles.group} />}
        <span className={styles.group} />
        <span className={styles.picker} />
      </div>
    </div>
  );
}
