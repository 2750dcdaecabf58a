/** What depends on the visitor's input. The rest is derived from it. */
interface CarouselState {
  readonly index: number;
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

export const initialState: CarouselState = { index: 0, stopped: false, hovered: false, focused: false };

/** Creates the reducer of a carousel with `count` slides, which wraps at both ends. */
export function createCarouselReducer(count: number) {
  const wrap = (index: number) => (count === 0 ? 0 : (index + count) % count);
  return (state: CarouselState, action: CarouselAction): CarouselState => {
    switch (action.type) {
      case 'move':
        return { ...state, index: wrap(state.index + action.by) };
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

interface Environment {
  readonly count: number;
  readonly tabHidden: boolean;
  readonly reducedMotion: boolean;
}

/** Whether the slides advance automatically. */
export function decideRotating(state: CarouselState, { count, tabHidden, reducedMotion }: Environment): boolean {
  return count > 1 && !tabHidden && !reducedMotion && !state.stopped && !state.hovered && !state.focused;
}
