import type { CSSProperties } from 'react';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { LoopingFilm } from '../film/LoopingFilm';
import styles from './Carousel.module.css';

export interface SlideContent {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  /** Facts about the site, in one line. */
  readonly facts: string;
  readonly href: string;
  readonly linkText: string;
  readonly linkLabel: string;
  readonly logo: string;
  readonly poster: { readonly avif: string; readonly webp: string };
  readonly film: { readonly webm: string; readonly mp4: string };
}

interface SlideProps {
  slide: SlideContent;
  /** "3 of 8: name". */
  label: string;
  role: string;
  style: CSSProperties | undefined;
  /** Whether the film plays; undefined while films are not allowed. */
  playing: boolean | undefined;
  /** Hidden from pointer, keyboard and screen reader. */
  inert: boolean;
  /** Whether its pictures load now, because it is shown or may be next. */
  near: boolean;
}

export function Slide({ slide, label, role, style, playing, inert, near }: SlideProps) {
  const loading = near ? 'eager' : 'lazy';
  return (
    <div
      className={styles.slide}
      style={style}
      role="group"
      aria-roledescription={role}
      aria-label={label}
      inert={inert}
    >
      <div className={styles.screen}>
        <picture>
          <source type="image/avif" srcSet={slide.poster.avif} />
          <img src={slide.poster.webp} width="640" height="360" alt="" loading={loading} />
        </picture>
        {playing !== undefined && <LoopingFilm {...slide.film} playing={playing} />}
      </div>
      <div className={styles.words}>
        <img src={slide.logo} width="160" height="80" alt="" loading={loading} />
        <h3>{slide.title}</h3>
        <p>
          <WholeNames>{slide.caption}</WholeNames>
        </p>
        <p className={styles.facts}>{slide.facts}</p>
        <a href={slide.href} aria-label={slide.linkLabel}>
          {slide.linkText}
        </a>
      </div>
    </div>
  );
}
