import { fireEvent } from '@testing-library/react';
import { whenNeeded } from './when-needed';

let observe: (isIntersecting: boolean) => void;
const observed: Element[] = [];
beforeEach(() => {
  observed.length = 0;
  const IntersectionObserver = class {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      observe = (isIntersecting) => listener([{ isIntersecting }]);
    }
    observe = (element: Element) => void observed.push(element);
    disconnect = () => void observed.splice(0);
  };
  Object.assign(window, { IntersectionObserver });
});

function setUp() {
  const outlet = document.createElement('div');
  outlet.innerHTML = '<p><a href="/">home</a></p><section data-hydrate></section>';
  return { outlet, work: jest.fn(), link: outlet.querySelector('a') as Element };
}

test('works at once for content that needs it', () => {
  const { outlet, work } = setUp();
  whenNeeded(outlet, 'load', work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('never works for plain content', () => {
  const { outlet, work, link } = setUp();
  whenNeeded(outlet, 'never', work);
  fireEvent.pointerDown(link);
  fireEvent.focusIn(link);
  expect(work).not.toHaveBeenCalled();
});

test('works when a marked element comes near', () => {
  const { outlet, work } = setUp();
  whenNeeded(outlet, 'visible', work);
  expect(observed).toEqual([outlet.querySelector('section')]);
  observe(false);
  expect(work).not.toHaveBeenCalled();
  observe(true);
  expect(work).toHaveBeenCalledTimes(1);
  expect(observed).toEqual([]);
});

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)('works once after %s', (event) => {
  const { outlet, work, link } = setUp();
  whenNeeded(outlet, 'intent', work);
  fireEvent[event](link);
  fireEvent[event](link);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['intent', 'visible', 'idle'] as const)('stops waiting for %s when it is cancelled', (hydration) => {
  const { outlet, work, link } = setUp();
  whenNeeded(outlet, hydration, work)();
  fireEvent.pointerDown(link);
  expect(observed).toEqual([]);
  expect(work).not.toHaveBeenCalled();
});
