import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { useLocation, useNavigate } from '@ponte/kit';
import { renderInShell } from '../testing/render';
import { RouteAnnouncer, useFocusOnNavigation } from './NavigationAids';

beforeEach(() => {
  document.title = 'Home';
});

const live = (container: HTMLElement) => container.querySelector('[aria-live]');

test('announces nothing for the first page, even when its head changes', async () => {
  const { container } = renderInShell(<RouteAnnouncer />);
  await act(() => {
    document.title = 'Home';
    document.head.append(document.createElement('style'));
    return Promise.resolve();
  });
  expect(live(container)).toBeEmptyDOMElement();
});

test('announces the title of each following page', async () => {
  const { container } = renderInShell(<RouteAnnouncer />);
  document.title = 'About us';
  expect(await screen.findByText('About us', { ignore: 'title' })).toBe(live(container));
  document.title = 'Home';
  expect(await screen.findByText('Home', { ignore: 'title' })).toBe(live(container));
});

function Pages({ to }: { to: string }) {
  const navigate = useNavigate();
  useFocusOnNavigation(resolveUrl(routes, useLocation().pathname));
  return (
    <>
      <button onClick={() => void navigate(to)}>Go</button>
      <main id="content" tabIndex={-1} />
    </>
  );
}

test.each([
  ['/en/services/visas/f1', '/es/servicios/visas/f1', 'button'],
  ['/privacy', '/es/politica-de-privacidad', 'button'],
  ['/en/services/visas/f1', '/en/services/visas/f2', 'main'],
  ['/en/services', '/en/no-such-page', 'main'],
])('from %s to %s the focus is on the %s', async (path, to, focused) => {
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  renderInShell(<Pages to={to} />, { path });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole(focused)).toHaveFocus();
});
