import { Button } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { LoopingFilm, PauseIcon } from '../film/LoopingFilm';
import { useSavesData } from '../film/use-media-query';
import { preloadPicture } from '../layout/preload-picture';
import { partners, type PartnerId, partnerUrl } from '../media/partner-list';
import { useTexts } from '../texts';
import styles from './PartnerGrid.module.css';
import { getPartnerFile } from './partner-files';
import { PartnerLogo } from './PartnerLogo';
import { useOnePlaying } from './use-one-playing';

interface PartnerGridProps {
  heading: 'h2' | 'h3';
  /** Whether only the page's intro is above it, so that its first row is visible at once. */
  opensPage?: boolean;
}

/** From 48em. */
const perRow = 3;

/** Cards with a picture and a logo. A film replaces the picture, one at a time, on hover, on focus or in mid-screen. */
export function PartnerGrid({ heading: Heading, opensPage = false }: PartnerGridProps) {
  const t = useTexts();
  const { list, itemProps, stopped, stop, playing } = useOnePlaying();
  const savesData = useSavesData();
  return (
    <>
      {/* In the HTML of every visitor: added later, it would shift the list. */}
      {!savesData && (
        <Button className={styles.films} onClick={() => stop(!stopped)}>
          <PauseIcon running={!stopped} />
          {t(stopped ? 'layout.play_films' : 'layout.pause_films')}
        </Button>
      )}
      <ul data-hydrate="" ref={list} className={styles.grid}>
        {partners.map(({ id, name }, index) => (
          <li key={id} {...itemProps(id)}>
            <div className={styles.stage}>
              <PartnerPicture id={id} isFirstSeen={opensPage && index < perRow} />
              {playing === id && (
                <LoopingFilm webm={getPartnerFile(id, 'film.webm')} mp4={getPartnerFile(id, 'film.mp4')} playing />
              )}
            </div>
            <div className={styles.name}>
              <PartnerLogo
                name={name}
                candidates={[getPartnerFile(id, 'logo.svg'), getPartnerFile(id, 'poster.webp')]}
              />
              <Heading className={styles.title}>{name}</Heading>
            </div>
            <p>
              <WholeNames>{t(`partners.${id}`)}</WholeNames>
            </p>
            <a href={partnerUrl(id)} aria-label={t('partners.visit_named', { name })}>
              {t('partners.visit')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PartnerPictureProps {
  id: PartnerId;
  /** Preloads the picture on wide screens, where any of the first row may be the largest contentful paint. */
  isFirstSeen: boolean;
}

function PartnerPicture({ id, isFirstSeen }: PartnerPictureProps) {
  const avif = getPartnerFile(id, 'poster.avif');
  if (isFirstSeen) preloadPicture(avif, { type: 'image/avif', media: '(min-width: 48em)' });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={getPartnerFile(id, 'poster.webp')}
        width="640"
        height="360"
        alt=""
        loading={isFirstSeen ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
