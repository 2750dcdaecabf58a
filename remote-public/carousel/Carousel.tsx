import type { FocusEvent, KeyboardEvent } from 'react';
import { useAllowsFilms } from '../film/use-media-query';
import { useTexts } from '../texts';
import styles from './Carousel.module.css';
import { offsetOf, positionOf } from './carousel-state';
import { CarouselControls } from './CarouselControls';
import { Slide, type SlideContent } from './Slide';
import { useCarousel, useHydrated, useSwipe } from './use-carousel';

export interface CarouselProps {
  /** The accessible name of the region. */
  label: string;
  slides: readonly SlideContent[];
  /** How long each slide is shown, in milliseconds. */
  interval?: number;
}

/** Whether a slide is shown or beside the one that is; the last is beside the first. */
const isNear = (at: number, index: number, count: number) => [0, 1, count - 1].includes((at - index + count) % count);

/** To the right, in widths of a slide. None before hydration: a prerendered page's security policy forbids style attributes. */
const shift = (by: number) => (by ? { transform: `translateX(${by * 100}%)` } : undefined);

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The WAI-ARIA carousel pattern: slides rotate, pause on hover and keyboard focus, and stop with the first button. */
export function Carousel({ label, slides, interval }: CarouselProps) {
  const t = useTexts();
  const { state, dispatch, rotating } = useCarousel(slides.length, interval);
  const { index, stopped } = state;
  const position = positionOf(state, slides.length);
  const hydrated = useHydrated();
  const allowsFilms = useAllowsFilms();
  const swipe = useSwipe((by) => dispatch({ type: 'move', by }));
  const labels = slides.map(({ title }, at) => t('carousel.slide', { at: at + 1, count: slides.length, name: title }));

  function onKeyDown({ key }: KeyboardEvent) {
    const by = steps[key];
    if (by) dispatch({ type: 'move', by });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'focus', on: false });
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys act for the focused control inside
    <section
      data-hydrate=""
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && dispatch({ type: 'hover', on: true })}
      onPointerLeave={() => dispatch({ type: 'hover', on: false })}
      onFocus={({ target }) => target.matches(':focus-visible') && dispatch({ type: 'focus', on: true })}
      onBlur={onBlur}
    >
      <CarouselControls labels={labels} index={index} stopped={stopped} dispatch={dispatch} />
      <div className={styles.frame} aria-live={rotating ? 'off' : 'polite'} {...swipe}>
        <div className={styles.track} style={shift(-position)}>
          {slides.map((slide, at) => (
            <Slide
              key={slide.id}
              slide={slide}
              label={labels[at] ?? slide.title}
              style={hydrated ? shift(offsetOf(at, position, slides.length)) : undefined}
              role={t('carousel.slide_role')}
              playing={allowsFilms ? at === index && !stopped : undefined}
              inert={hydrated && at !== index}
              near={hydrated && isNear(at, index, slides.length)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
