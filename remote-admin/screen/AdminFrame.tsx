import type { ReactNode } from 'react';
import { Link, type LinkProps, useSite } from '@ponte/kit';
import { languageNames, type Language } from '@ponte/contract/language';
import { useTexts } from '../texts';
import styles from './AdminFrame.module.css';
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

/** In the order in which the specification lists them. */
const offered = ['en', 'pt', 'es'] as const satisfies readonly Language[];

/** EN PT ES: switches the page in place. */
function LanguagePicker() {
  const t = useTexts();
  const { language, nextLanguage, chooseLanguage } = useSite();

  return (
    <div role="group" aria-label={t('admin.language')} className={styles.picker}>
      {offered.map((offer) => (
        <button
          key={offer}
          type="button"
          lang={offer}
          aria-label={`${offer.toUpperCase()} – ${languageNames[offer]}`}
          aria-pressed={offer === language}
          aria-busy={offer === nextLanguage || undefined}
          onClick={() => chooseLanguage(offer)}
        >
          {offer.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
