import type { ReactNode } from 'react';
import { Link, type LinkProps, useSite } from '@ponte/kit';
import { languageNames, type Language } from '@ponte/contract/language';
import { useTexts } from '../texts';
import styles from './AdminFrame.module.css';
import { useRestoredFocus } from './AccountFrame';

type Section = Extract<LinkProps['to'], 'admin' | 'audit' | 'versions'>;

interface AdminFrameProps {
  section: Section;
  title: string;
  /** An action next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Surrounds every screen of the admin area: a bar with its sections and the language picker, then the title. */
export function AdminFrame({ section, title, action, children }: AdminFrameProps) {
  const t = useTexts();
  const frame = useRestoredFocus();
  const sections = {
    admin: t('admin.nav.users'),
    versions: t('admin.nav.versions'),
    audit: t('admin.nav.audit'),
  } satisfies Record<Section, string>;

  return (
    <div ref={frame}>
      <div className={styles.bar}>
        <div className={styles.inner}>
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
      </div>
      <div className={styles.screen}>
        <div className={styles.heading}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}

/** In the order of the specification. */
const pickerLanguages = ['en', 'pt', 'es'] as const satisfies readonly Language[];

/** One switch with three positions. Changes the page's language without a navigation. */
function LanguagePicker() {
  const t = useTexts();
  const { language, nextLanguage, chooseLanguage } = useSite();

  return (
    <div role="group" aria-label={t('admin.language')} className={styles.picker}>
      {pickerLanguages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-label={`${option.toUpperCase()} – ${languageNames[option]}`}
          aria-pressed={option === language}
          aria-busy={option === nextLanguage || undefined}
          onClick={() => chooseLanguage(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
