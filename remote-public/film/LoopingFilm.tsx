import { useEffect, useRef } from 'react';

export interface FilmFiles {
  readonly webm: string;
  readonly mp4: string;
}

interface LoopingFilmProps extends FilmFiles {
  playing: boolean;
  /** The picture until the film plays. */
  poster?: string | undefined;
  /** Whether a paused film resumes where it was; otherwise it goes back to its start. */
  resumes?: boolean;
  className?: string | undefined;
  onPlaying?: () => void;
}

/** A silent, decorative film, hidden from screen readers. It rests while it is out of view. */
export function LoopingFilm({ webm, mp4, playing, poster, resumes = false, className, onPlaying }: LoopingFilmProps) {
  const ref = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = ref.current;
    if (!film || !playing) return undefined;
    // The browser may reject play(), for instance to save power: the poster stays.
    const play = () => void film.play().catch(() => undefined);
    play();
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) play();
      else film.pause();
    });
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
      if (!resumes) film.currentTime = 0;
    };
  }, [playing, resumes]);

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

/** Two bars while something runs, a triangle while it is paused. */
export function PauseIcon({ running }: { running: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      <path d={running ? 'M2 1h3v12H2zM9 1h3v12H9z' : 'M3 1l9 6-9 6z'} />
    </svg>
  );
}
