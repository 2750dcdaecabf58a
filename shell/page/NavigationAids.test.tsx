import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render';
import { RouteAnnouncer } from './NavigationAids';

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
