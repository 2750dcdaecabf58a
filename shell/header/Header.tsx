import { memo } from 'react';
import { languageNames } from '@ponte/contract/language';
import { Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { AccountEntries } from './AccountEntries';
import { AccountPicture } from './AccountPicture';
import { LanguageLinks } from './LanguageLinks';
import { Menu } from './Menu';
import { ContactAction } from '../navigation/ContactAction';
import { NavLinks } from '../navigation/NavLinks';
import styles from './Header.module.css';
import menuStyles from './Menu.module.css';

interface HeaderProps {
  /** Of a signed-in screen: it has a bar with tabs and languages, which on wide screens stays in the header's place. */
  isSlim?: boolean;
}

/** The bar at the top. On a small screen a menu has everything; brand and languages stay in the bar as well. */
export const Header = memo(function Header({ isSlim }: HeaderProps) {
  const t = useTexts();
  const { settings, language, nextLanguage } = useSite();
  const languages = [language, nextLanguage].filter((known) => known !== undefined);
  const codes = languages.map((known) => known.toUpperCase()).join(' → ');
  const loading = nextLanguage && t('language.coming', { language: languageNames[nextLanguage] });
  return (
    <header className={isSlim ? `${styles.header} ${styles.slim}` : styles.header}>
      <div className={styles.bar}>
        <Link to="home" className={styles.brand} aria-label={t('header.brand', { brand: settings.brand })}>
          <BrandMark />
          <span aria-hidden="true">{settings.brand}</span>
        </Link>
        <nav className={styles.wide} aria-label={t('header.nav')}>
          <NavLinks className={styles.nav} />
        </nav>
        <div className={styles.end}>
          {!isSlim && (
            <Menu
              className={styles.language}
              label={[`${t('header.language')}: ${language.toUpperCase()}`, loading].filter(Boolean).join('. ')}
              summary={codes}
            >
              <LanguageLinks />
            </Menu>
          )}
          <Menu
            className={styles.wide}
            label={t('header.account')}
            summary={
              <>
                <AccountPicture />
                {t('header.account')}
              </>
            }
          >
            <AccountEntries />
          </Menu>
          <ContactAction className={styles.action} quietOn={['detail', 'websites']} />
          <Menu
            className={styles.narrow}
            label={t('header.menu')}
            summary={
              <>
                <AccountPicture />
                {t('header.menu')}
              </>
            }
            sheet={t('header.menu_close')}
          >
            <nav aria-label={t('header.menu')}>
              <NavLinks all />
            </nav>
            <LanguageLinks />
            <AccountEntries />
            <p className={menuStyles.pinned}>
              <ContactAction isSteady />
            </p>
          </Menu>
        </div>
      </div>
    </header>
  );
});

/** The arch of a bridge over its reflection. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" strokeWidth="2.5">
      <path d="M2 21H30M8 21V7M24 21V7M2 16Q6 14 8 7Q16 26 24 7Q26 14 30 16" stroke="currentColor" />
      <path d="M7 26H25" stroke="var(--coral)" />
    </svg>
  );
}
