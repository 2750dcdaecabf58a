import { act, render } from '@testing-library/react';
import { preferReducedMotion } from '../testing/render';
import { HangingCable } from './HangingCable';

let report: (intersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
    report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});

const cable = () => document.querySelector('.cable');

test('animates when it scrolls into view', () => {
  render(<HangingCable />);
  act(() => report(false));
  expect(cable()).not.toHaveClass('arriving');
  act(() => report(true));
  expect(cable()).toHaveClass('arriving');
});

test('does not animate when it is in view from the start', () => {
  render(<HangingCable />);
  act(() => report(true));
  expect(cable()).not.toHaveClass('arriving');
});

test('does not animate with reduced motion', () => {
  preferReducedMotion();
  render(<HangingCable />);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});
