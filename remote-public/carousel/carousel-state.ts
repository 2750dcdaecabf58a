/** What depends on the visitor's input. The rest is derived from it. */
interface CarouselState {
  readonly index: number;
  /** How often the slides went round: the first one follows the last, and none runs back past the others. */
  readonly lap: number;
  /** Stopped by its button: stays so until the button is pressed again. */
  readonly stopped: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
}

export type CarouselAction =
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'hover' | 'focus'; readonly on: boolean };

export const initialState: CarouselState = { index: 0, lap: 0, stopped: false, hovered: false, focused: false };

/** Creates the reducer of a carousel with `count` slides, which wraps at both ends. */
export function createCarouselReducer(count: number) {
  return (state: CarouselState, action: CarouselAction): CarouselState => {
    switch (action.type) {
      case 'move':
        return { ...state, ...move(state, action.by, count) };
      case 'show':
        return { ...state, index: action.index };
      case 'toggle':
        return { ...state, stopped: !state.stopped };
      case 'hover':
        return { ...state, hovered: action.on };
      case 'focus':
        return { ...state, focused: action.on };
    }
  };
}

function move({ index, lap }: CarouselState, by: 1 | -1, count: number) {
  const next = index + by;
  if (next < 0) return { index: Math.max(0, count - 1), lap: lap - 1 };
  return next < count ? { index: next, lap } : { index: 0, lap: lap + 1 };
}

/** The place of the slide that is shown, in widths of a slide from where the first one was at first. */
export function positionOf({ index, lap }: CarouselState, count: number): number {
  return lap * count + index;
}

/** By how many widths a slide stands beside its own place, so that it is the nearest of its kind to the one that is shown. */
export function offsetOf(at: number, position: number, count: number): number {
  return Math.round((position - at) / count) * count;
}

interface Environment {
  readonly count: number;
  readonly tabHidden: boolean;
  readonly reducedMotion: boolean;
}

/** Whether the slides advance automatically. */
export function decideRotating(state: CarouselState, { count, tabHidden, reducedMotion }: Environment): boolean {
  return count > 1 && !tabHidden && !reducedMotion && !state.stopped && !state.hovered && !state.focused;
}
