import { render } from '@testing-library/react';
import { controlIntersections } from '../testing/intersections';
import { preferReducedMotion } from '../testing/render';
import { HangingCable } from './HangingCable';

let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  report = controlIntersections();
});

const cable = () => document.querySelector('.cable');

test('animates when it scrolls into view', () => {
  render(<HangingCable />);
  report(false);
  expect(cable()).not.toHaveClass('arriving');
  report(true);
  expect(cable()).toHaveClass('arriving');
});

test('does not animate when it is in view from the start', () => {
  render(<HangingCable />);
  report(true);
  expect(cable()).not.toHaveClass('arriving');
});

test('does not animate with reduced motion', () => {
  preferReducedMotion();
  render(<HangingCable />);
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});
