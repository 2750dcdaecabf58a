import { atFirst, createCarouselReducer, decideRotating } from './carousel-state';

const reduce = createCarouselReducer(3);
const calm = { count: 3, tabHidden: false, reducedMotion: false };

test('wraps at both ends', () => {
  expect(reduce(atFirst, { type: 'move', by: -1 }).index).toBe(2);
  expect(reduce({ ...atFirst, index: 2 }, { type: 'move', by: 1 }).index).toBe(0);
});

test('stays where it is with nothing to show', () => {
  expect(createCarouselReducer(0)(atFirst, { type: 'move', by: 1 }).index).toBe(0);
});

test('rotates until something speaks against it', () => {
  expect(decideRotating(atFirst, calm)).toBe(true);
  expect(decideRotating(atFirst, { ...calm, count: 1 })).toBe(false);
  expect(decideRotating(atFirst, { ...calm, tabHidden: true })).toBe(false);
  expect(decideRotating(atFirst, { ...calm, reducedMotion: true })).toBe(false);
});

test.each(['hover', 'focus'] as const)('%s pauses and its end resumes', (type) => {
  const paused = reduce(atFirst, { type, on: true });
  expect(decideRotating(paused, calm)).toBe(false);
  expect(decideRotating(reduce(paused, { type, on: false }), calm)).toBe(true);
});

test('the button stops it for good, whatever the pointer does afterwards', () => {
  let state = reduce(atFirst, { type: 'toggle' });
  state = reduce(state, { type: 'hover', on: true });
  state = reduce(state, { type: 'hover', on: false });
  expect(decideRotating(state, calm)).toBe(false);
  expect(decideRotating(reduce(state, { type: 'toggle' }), calm)).toBe(true);
});
