import { render, screen } from '@testing-library/react';
import { UnexpectedError } from './UnexpectedError';

function Broken(): never {
  throw Object.assign(new Error('the router gave up'), { status: 418 });
}

test('shows title, status and message instead of a blank page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <UnexpectedError>
      <Broken />
    </UnexpectedError>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error' })).toBeInTheDocument();
  expect(screen.getByText('418 the router gave up')).toBeInTheDocument();
  expect(document.title).toBe('Unexpected Application Error');
});
