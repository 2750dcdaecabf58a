import { useState } from 'react';
import { LoopingFilm, type FilmFiles } from '../film/LoopingFilm';
import styles from './Hero.module.css';

/** Lies over the poster and shows itself when it runs: until then, and where it cannot, the poster is seen. */
export function HeroFilm({ files, playing }: { files: FilmFiles; playing: boolean }) {
  const [seen, setSeen] = useState(false);
  return (
    <LoopingFilm
      {...files}
      className={seen ? `${styles.film} ${styles.seen}` : styles.film}
      playing={playing}
      onPlaying={() => setSeen(true)}
      holds
    />
  );
}
