import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render';
import { CookieNotice } from './CookieNotice';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['pt', '/politica-de-privacidade'],
  ['en', '/privacy'],
  ['es', '/es/politica-de-privacidad'],
] as const)('links in %s to %s', (language, href) => {
  renderInShell(<CookieNotice />, { language });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('is shown until accepted, and stores the acceptance', async () => {
  const { unmount } = renderInShell(<CookieNotice />);
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();

  renderInShell(<CookieNotice />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('disappears when accepted although storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderInShell(<CookieNotice />);
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
