import { Link } from '@ponte/kit';
import { useState } from 'react';
import { FirstScreenEnd } from '../layout/FirstScreenEnd';
import { preloadPicture } from '../layout/preload-picture';
import { TalkLink } from '../layout/TalkLink';
import { useTexts } from '../texts';
import styles from './Hero.module.css';
import controls from './HeroControls.module.css';
import row from './HeroRow.module.css';
import { LanguageLinks } from './LanguageLinks';
import { useHeroFilm, tall, wide } from './hero-film';
import { LoopingFilm, PauseIcon, type FilmFiles } from '../film/LoopingFilm';

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
        <div className={row.row}>
          <TalkLink />
          <nav aria-label={t('home.ways')}>
            <ul className={row.ways}>
              {ways.map((way) => (
                <li key={way}>
                  <Link to={way}>{t(`home.way.${way}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={row.controls}>
            <LanguageLinks />
            {files && (
              <button
                type="button"
                className={controls.pause}
                aria-label={t(playing ? 'home.pause' : 'home.play')}
                onClick={toggle}
              >
                <PauseIcon running={playing} />
              </button>
            )}
          </div>
        </div>
      </div>
      <FirstScreenEnd />
    </div>
  );
}

const type = 'image/avif';

/** The poster is visible first, and the only picture without the film: preloaded, and independent of scripts. */
function HeroPoster() {
  preloadPicture(tall.avif, { type, media: tall.media });
  preloadPicture(wide.poster, { type, media: wide.media, imageSrcSet: wide.avif, imageSizes: '100vw' });
  return (
    <picture>
      <source media={tall.media} type="image/avif" srcSet={tall.avif} />
      <source media={tall.media} type="image/webp" srcSet={tall.webp} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img src={wide.poster} srcSet={wide.webp} sizes="100vw" width="1600" height="900" alt="" fetchPriority="high" />
    </picture>
  );
}

/** Covers the poster, invisible until it plays: a film that cannot play leaves the poster in view. */
function HeroFilm({ files, playing }: { files: FilmFiles; playing: boolean }) {
  const [seen, setSeen] = useState(false);
  return (
    <LoopingFilm
      {...files}
      className={seen ? `${styles.film} ${styles.seen}` : styles.film}
      playing={playing}
      onPlaying={() => setSeen(true)}
      resumes
    />
  );
}
