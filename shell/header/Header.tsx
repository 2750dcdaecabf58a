import { memo } from 'react';
import { languageNames } from '@ponte/contract/language';
import { Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { AccountEntries } from './AccountEntries';
import { LanguageLinks } from './LanguageLinks';
import { Menu } from './Menu';
import { NavLinks } from '../navigation/NavLinks';
import { BrandMark } from './BrandMark';
import styles from './Header.module.css';

/** The bar at the top. What does not fit on a small screen moves into one menu. */
export const Header = memo(function Header() {
  const t = useTexts();
  const { settings, language, nextLanguage } = useSite();
  const languages = [language, nextLanguage].filter((known) => known !== undefined);
  const face = languages.map((known) => known.toUpperCase()).join(' → ');
  const coming = nextLanguage && t('language.coming', { language: languageNames[nextLanguage] });
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="home" className={styles.brand} aria-label={t('header.brand', { brand: settings.brand })}>
          <BrandMark />
          <span aria-hidden="true">{settings.brand}</span>
        </Link>
        <nav className={styles.wide} aria-label={t('header.nav')}>
          <NavLinks className={styles.nav} />
        </nav>
        <div className={styles.wide}>
          <Menu
            label={[`${t('header.language')}: ${language.toUpperCase()}`, coming].filter(Boolean).join('. ')}
            face={face}
          >
            <LanguageLinks />
          </Menu>
          <Menu label={t('header.account')} face={t('header.account')}>
            <AccountEntries />
          </Menu>
        </div>
        <div className={styles.narrow}>
          <Menu label={t('header.menu')} face={t('header.menu')}>
            <nav aria-label={t('header.nav')}>
              <NavLinks />
            </nav>
            <LanguageLinks />
            <AccountEntries />
          </Menu>
        </div>
      </div>
    </header>
  );
});
