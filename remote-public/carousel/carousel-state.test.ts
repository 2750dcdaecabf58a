import { initialState, createCarouselReducer, decideRotating, offsetOf, positionOf } from './carousel-state';

const reduce = createCarouselReducer(3);
const conditions = { count: 3, tabHidden: false, reducedMotion: false };

test('wraps at both ends', () => {
  expect(reduce(initialState, { type: 'move', by: -1 }).index).toBe(2);
  expect(reduce({ ...initialState, index: 2 }, { type: 'move', by: 1 }).index).toBe(0);
});

test('the first slide follows the last, and the last comes before the first', () => {
  const last = reduce(reduce(initialState, { type: 'show', index: 2 }), { type: 'move', by: 1 });
  expect(positionOf(last, 3)).toBe(3);
  expect([0, 1, 2].map((at) => at + offsetOf(at, 3, 3))).toEqual([3, 4, 2]);
  const before = reduce(initialState, { type: 'move', by: -1 });
  expect(positionOf(before, 3)).toBe(-1);
  expect([0, 1, 2].map((at) => at + offsetOf(at, -1, 3))).toEqual([0, -2, -1]);
});

test('stays at 0 without slides', () => {
  expect(createCarouselReducer(0)(initialState, { type: 'move', by: 1 }).index).toBe(0);
});

test('does not rotate a single slide, in a hidden tab or with reduced motion', () => {
  expect(decideRotating(initialState, conditions)).toBe(true);
  expect(decideRotating(initialState, { ...conditions, count: 1 })).toBe(false);
  expect(decideRotating(initialState, { ...conditions, tabHidden: true })).toBe(false);
  expect(decideRotating(initialState, { ...conditions, reducedMotion: true })).toBe(false);
});

test.each(['hover', 'focus'] as const)('pauses during %s', (type) => {
  const paused = reduce(initialState, { type, on: true });
  expect(decideRotating(paused, conditions)).toBe(false);
  expect(decideRotating(reduce(paused, { type, on: false }), conditions)).toBe(true);
});

test('stays stopped by its button when the pointer leaves', () => {
  let state = reduce(initialState, { type: 'toggle' });
  state = reduce(state, { type: 'hover', on: true });
  state = reduce(state, { type: 'hover', on: false });
  expect(decideRotating(state, conditions)).toBe(false);
  expect(decideRotating(reduce(state, { type: 'toggle' }), conditions)).toBe(true);
});
