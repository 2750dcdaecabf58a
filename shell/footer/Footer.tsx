import { memo } from 'react';
import { useSite } from '@ponte/kit';
import { socialNetworks } from '@ponte/contract/site';
import { NavLinks, PrivacyLink } from '../navigation/NavLinks';
import { useTexts } from '../texts';
import { Newsletter } from './Newsletter';
import styles from './Footer.module.css';

const networkNames = { youtube: 'YouTube', tiktok: 'TikTok', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export const Footer = memo(function Footer() {
  const t = useTexts();
  const { settings } = useSite();
  const profiles = socialNetworks.filter((network) => settings.social[network]);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.brand}>{settings.brand}</h2>
          <p>{t('footer.promise')}</p>
          <address className={styles.address}>
            {t('footer.address')}
            {settings.chatNumber && (
              <span className={styles.printed}>{`WhatsApp +${settings.chatNumber.replace(/\D/g, '')}`}</span>
            )}
            <span className={styles.printed}>{settings.url}</span>
            {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
          </address>
        </section>
        <nav aria-label={t('footer.nav')}>
          <h2>{t('footer.nav')}</h2>
          <NavLinks all />
        </nav>
        {profiles.length > 0 && (
          <section>
            <h2>{t('footer.follow')}</h2>
            <ul>
              {profiles.map((network) => (
                <li key={network}>
                  <a href={settings.social[network]} rel="noopener">
                    {networkNames[network]}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Newsletter />
      </div>
      <p className={styles.small}>
        {`${t('footer.disclaimer', { brand: settings.brand })} `}
        <PrivacyLink />
      </p>
    </footer>
  );
});
