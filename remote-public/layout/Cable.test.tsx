import { act, render } from '@testing-library/react';
import { preferReducedMotion } from '../testing/render';
import { Cable } from './Cable';

let report: (intersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
    report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});

const cable = () => document.querySelector('.cable');

test('animates when it scrolls into view', () => {
  render(<Cable />);
  act(() => report(false));
  expect(cable()).not.toHaveClass('arriving');
  act(() => report(true));
  expect(cable()).toHaveClass('arriving');
});

test('does not animate when it is in view from the start', () => {
  render(<Cable />);
  act(() => report(true));
  expect(cable()).not.toHaveClass('arriving');
});

test('does not animate with reduced motion', () => {
  preferReducedMotion();
  render(<Cable />);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});

test.each([
  [{}, ['cable', 'hanging']],
  [{ from: 'left', joins: 'beside' }, ['cable', 'joined']],
  [{ from: 'right', joins: 'above' }, ['cable', 'joined', 'right', 'rim']],
] as const)('has its form without scripts too: %j', (props, classes) => {
  const { container } = render(<Cable {...props} />);
  expect([...(container.firstElementChild?.classList ?? [])]).toEqual(classes);
});
