import type { Dispatch } from 'react';
import { PauseIcon } from '../film/LoopingFilm';
import { useTexts } from '../texts';
import type { CarouselAction } from './carousel-state';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps extends DotsProps {
  stopped: boolean;
}

/** What stops the slides, chooses one, and steps to the one beside it. */
export function CarouselControls({ labels, index, stopped, dispatch }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {labels.length > 1 && <StopButton stopped={stopped} dispatch={dispatch} />}
      <Dots labels={labels} index={index} dispatch={dispatch} />
      <Arrows dispatch={dispatch} />
    </div>
  );
}

interface StopButtonProps {
  stopped: boolean;
  dispatch: Dispatch<CarouselAction>;
}

function StopButton({ stopped, dispatch }: StopButtonProps) {
  const t = useTexts();
  return (
    <button type="button" className={styles.stop} onClick={() => dispatch({ type: 'toggle' })}>
      <PauseIcon running={!stopped} />
      {t(stopped ? 'carousel.start' : 'carousel.stop')}
    </button>
  );
}

const arrows = [
  { by: -1, text: 'carousel.previous', path: 'M9 2 4 7l5 5' },
  { by: 1, text: 'carousel.next', path: 'M5 2l5 5-5 5' },
] as const;

function Arrows({ dispatch }: { dispatch: Dispatch<CarouselAction> }) {
  const t = useTexts();
  return (
    <div className={styles.arrows}>
      {arrows.map(({ by, text, path }) => (
        <button key={by} type="button" aria-label={t(text)} onClick={() => dispatch({ type: 'move', by })}>
          <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={path} strokeWidth="1.75" />
          </svg>
        </button>
      ))}
    </div>
  );
}

interface DotsProps {
  labels: readonly string[];
  index: number;
  dispatch: Dispatch<CarouselAction>;
}

function Dots({ labels, index, dispatch }: DotsProps) {
  const t = useTexts();
  return (
    <div role="group" aria-label={t('carousel.choose')} className={styles.dots}>
      {labels.map((label, at) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => dispatch({ type: 'show', index: at })}
        />
      ))}
    </div>
  );
}
