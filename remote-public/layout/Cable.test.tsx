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
  render(<Cable from="left" />);
  act(() => report(false));
  expect(cable()).not.toHaveClass('arriving');
  act(() => report(true));
  expect(cable()).toHaveClass('arriving');
});

test('does not animate when it is in view from the start', () => {
  render(<Cable from="left" />);
  act(() => report(true));
  expect(cable()).not.toHaveClass('arriving');
});

test('does not animate with reduced motion', () => {
  preferReducedMotion();
  render(<Cable from="left" />);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});

test.each([
  [undefined, ['cable', 'right']],
  ['beside', ['cable', 'right', 'joined']],
  ['above', ['cable', 'right', 'joined', 'rim']],
] as const)('has the form for joins=%s, without scripts too', (joins, classes) => {
  const { container } = render(<Cable from="right" {...(joins && { joins })} />);
  expect([...(container.firstElementChild?.classList ?? [])]).toEqual(classes);
});
