import { Button } from 'shared-config/kit';
import { LoopingFilm } from '../film/LoopingFilm';
import { PauseIcon } from '../film/PauseIcon';
import { partners } from '../media/partners';
import { useTexts } from '../texts';
import styles from './PartnerGrid.module.css';
import { getPartnerFile } from './partner-files';
import { PartnerLogo } from './PartnerLogo';
import { partnerUrl } from './partner-url';
import { useOnePlaying } from './use-one-playing';

/** The partners as cards with picture and logo; a film takes the picture's place: one at a time, only while it is looked at. */
export function PartnerGrid({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useTexts();
  const { list, itemProps, allowed, stopped, stop, playing } = useOnePlaying();
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {partners.map(({ id, name }) => (
          <li key={id} {...itemProps(id)}>
            <div className={styles.stage}>
              <picture>
                <source type="image/avif" srcSet={getPartnerFile(id, 'poster.avif')} />
                <img src={getPartnerFile(id, 'poster.webp')} width="640" height="360" alt="" loading="lazy" />
              </picture>
              {playing === id && (
                <LoopingFilm webm={getPartnerFile(id, 'film.webm')} mp4={getPartnerFile(id, 'film.mp4')} playing />
              )}
              <PartnerLogo
                name={name}
                candidates={[getPartnerFile(id, 'logo.svg'), getPartnerFile(id, 'poster.webp')]}
              />
            </div>
            <Heading>{name}</Heading>
            <p>{t(`partners.${id}`)}</p>
            <a href={partnerUrl(id)} aria-label={t('partners.visit_named', { name })}>
              {t('partners.visit')}
            </a>
          </li>
        ))}
      </ul>
      {allowed && (
        <Button className={styles.films} onClick={() => stop(!stopped)}>
          <PauseIcon running={!stopped} />
          {t(stopped ? 'layout.play_films' : 'layout.pause_films')}
        </Button>
      )}
    </>
  );
}
