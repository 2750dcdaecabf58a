import { useEffect, useRef } from 'react';

export interface FilmFiles {
  readonly webm: string;
  readonly mp4: string;
}

interface LoopingFilmProps extends FilmFiles {
  playing: boolean;
  /** What stands here until the film does. */
  poster?: string | undefined;
  /** A film that is stopped goes back to its beginning, unless it holds its picture. */
  holds?: boolean;
  className?: string | undefined;
  onPlaying?: () => void;
}

/** A silent film that shows nothing a reader must know. */
export function LoopingFilm({ webm, mp4, playing, poster, holds = false, className, onPlaying }: LoopingFilmProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = ref.current;
    if (!film || !playing) return undefined;
    // A browser may refuse to play, for instance to save power: the poster then stays.
    film.play().catch(() => undefined);
    return () => {
      film.pause();
      if (!holds) film.currentTime = 0;
    };
  }, [playing, holds]);

  return (
    <video
      ref={ref}
      className={className}
      poster={poster}
      onPlaying={onPlaying}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
