import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './AdminFrame.module.css';
import { LanguagePicker } from './LanguagePicker';
import { useKeptFocus } from './use-kept-focus';

type Section = Extract<LinkProps['to'], 'admin' | 'audit' | 'versions'>;

interface AdminFrameProps {
  section: Section;
  title: string;
  /** The screen's own action, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** What every screen of the admin area has around it: its sections, the language picker, the title. */
export function AdminFrame({ section, title, action, children }: AdminFrameProps) {
  const t = useTexts();
  const frame = useKeptFocus();
  const sections = {
    admin: t('admin.nav.users'),
    audit: t('admin.nav.audit'),
    versions: t('admin.nav.versions'),
  } satisfies Record<Section, string>;

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        <nav aria-label={t('admin.nav')}>
          <ul className={styles.sections}>
            {Object.entries(sections).map(([id, name]) => (
              <li key={id}>
                <Link to={id as Section} aria-current={id === section ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguagePicker />
      </div>
      <div className={styles.heading}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {action}
      </div>
      {children}
    </div>
  );
}
