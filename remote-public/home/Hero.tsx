import { Link } from '@ponte/kit';
import { PauseIcon } from '../film/PauseIcon';
import { TalkLink } from '../layout/TalkLink';
import { useTexts } from '../texts';
import styles from './Hero.module.css';
import { HeroFilm } from './HeroFilm';
import { HeroPoster } from './HeroPoster';
import { LanguageLinks } from './LanguageLinks';
import { useHeroFilm } from './use-hero-film';

const ways = ['visas', 'company', 'tax', 'websites', 'partners'] as const;

export function Hero() {
  const t = useTexts();
  const { files, playing, toggle } = useHeroFilm();
  return (
    <div className={styles.hero}>
      <div className={styles.scene}>
        <HeroPoster />
        {files && <HeroFilm key={files.webm} files={files} playing={playing} />}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.row}>
          <TalkLink />
          <nav aria-label={t('home.ways')}>
            <ul className={styles.ways}>
              {ways.map((way) => (
                <li key={way}>
                  <Link to={way}>{t(`home.way.${way}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.controls}>
            <LanguageLinks />
            {files && (
              <button
                type="button"
                className={styles.pause}
                aria-label={t(playing ? 'home.pause' : 'home.play')}
                onClick={toggle}
              >
                <PauseIcon running={playing} />
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
