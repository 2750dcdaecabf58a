import { fireEvent, render, screen } from '@testing-library/react';
import { initialsOf, PartnerLogo } from './PartnerLogo';

const image = () => document.querySelector('img');

test('tries each picture once, then shows the initials', () => {
  render(<PartnerLogo name="Cais Barber" candidates={['logo.svg', 'poster.webp']} />);
  expect(image()).toHaveAttribute('src', 'logo.svg');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toHaveAttribute('src', 'poster.webp');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(screen.getByText('CB')).toBeInTheDocument();
});

test('detects a picture that failed before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('logo.svg');
  render(<PartnerLogo name="Bluebox" candidates={['logo.svg']} />);
  expect(screen.getByText('B')).toBeInTheDocument();
});

test('takes the initials of the first two words', () => {
  expect(initialsOf('Escola Estação Musical')).toBe('EE');
  expect(initialsOf('')).toBe('');
});
